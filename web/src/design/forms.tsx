// Labelled choices, switches and texts.
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

export function Check({ label, on, change }: { label: string; on: boolean; change(on: boolean): void }) {
  return (
    <label className="row check">
      <input type="checkbox" checked={on} onChange={event => change(event.target.checked)} />
      <span>{label}</span>
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
  change(value: string): void;
}

export function TextField({ label, value, longest, required, pattern, placeholder, change }: TextFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        maxLength={longest}
        value={value}
        required={required}
        pattern={pattern}
        placeholder={placeholder}
        onChange={event => change(event.target.value)}
      />
    </label>
  );
}
