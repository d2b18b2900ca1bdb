// Labelled choices, switches and texts.
import { useId } from "react";
import { Letters } from "./Letters";

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  change(value: string): void;
}

export function Choice({ label, value, options, change }: ChoiceProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select className="input" value={value} onChange={event => change(event.target.value)}>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One of a few, all in sight. */
export function Segments({ label, value, options, change }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div className="segments-row">
        {options.map(([option, text]) => (
          <label key={option} className="segment">
            <input type="radio" name={name} checked={option === value} onChange={() => change(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Check({ label, on, change }: { label: string; on: boolean; change(on: boolean): void }) {
  return (
    <label className="row check">
      <input type="checkbox" checked={on} onChange={event => change(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface SliderProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  change(value: number): void;
}

export function Slider({ label, value, change }: SliderProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="range"
        className="slider"
        min="0"
        max="1"
        step="0.1"
        value={value}
        aria-valuetext={`${Math.round(value * 100)} %`}
        onChange={event => change(Number(event.target.value))}
      />
    </label>
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  longest: number;
  required?: boolean;
  pattern?: string;
  placeholder?: string;
  autoComplete?: string;
  className?: string;
  change(value: string): void;
  /** Whoever wrote in it went on, or pressed Enter. */
  done?(): void;
}

export function TextField({ label, value, longest, className = "", change, done, ...rest }: TextFieldProps) {
  const letters = useId();
  return (
    <div className={`field ${className}`}>
      <label className="field">
        <span>{label}</span>
        <input
          {...rest}
          className="input"
          maxLength={longest}
          value={value}
          aria-describedby={letters}
          onChange={event => change(event.target.value)}
          onBlur={done}
          onKeyDown={done && (({ key }) => key === "Enter" && done())}
        />
      </label>
      <Letters id={letters} used={value.length} longest={longest} />
    </div>
  );
}
