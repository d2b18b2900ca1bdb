import { useState } from "react";
import { useConfirm } from "../design/Confirm";
import { Dialog } from "../design/Dialog";
import { Check, Choice, Slider } from "../design/forms";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../languages";
import { hear } from "../sound/useSounds";
import { TextsProvider, useSay } from "../texts/TextsProvider";
import { REFUSALS } from "../texts/texts";
import { DeviceList } from "./DeviceList";
import { useGuest } from "./guest";
import { NameField } from "./NameField";
import { PushSetting } from "./PushSetting";
import { LIGHTS, type Light, type Motion, SPEEDS, type Theme, useSettings } from "./settings";

export default function SettingsDialog({ close }: { close(): void }) {
  return (
    <TextsProvider topics={["settings", REFUSALS]}>
      <Settings close={close} />
    </TextsProvider>
  );
}

function Settings({ close }: { close(): void }) {
  const say = useSay();
  const settings = useSettings();
  return (
    <Dialog title={say("web-settings")} close={close}>
      <div className="stack settings">
        <Choice
          label={say("settings-language")}
          value={settings.language}
          options={LANGUAGES.map(language => [language, LANGUAGE_NAMES[language]])}
          change={language => settings.change({ language: language as Language })}
        />
        <Choice
          label={say("settings-theme")}
          value={settings.theme}
          options={(["auto", "light", "dark"] as const).map(theme => [theme, say(`settings-theme-${theme}`)])}
          change={theme => settings.change({ theme: theme as Theme })}
        />
        <Choice
          label={say("settings-motion")}
          value={settings.motion}
          options={(["auto", "full", "none"] as const).map(motion => [
            motion,
            say(`settings-motion-${motion}`),
          ])}
          change={motion => settings.change({ motion: motion as Motion })}
        />
        <Choice
          label={say("settings-light")}
          value={settings.light}
          options={LIGHTS.map(light => [light, say(`settings-light-${light}`)])}
          change={light => settings.change({ light: light as Light })}
        />
        <Choice
          label={say("settings-speed")}
          value={String(settings.speed)}
          options={SPEEDS.map(speed => [String(speed), say("settings-speed-times", { speed })])}
          change={speed => settings.change({ speed: Number(speed) })}
        />
        <Check
          label={say("settings-sound")}
          on={settings.sound}
          change={sound => {
            settings.change({ sound });
            hear("stone");
          }}
        />
        {settings.sound && (
          <Slider
            label={say("settings-volume")}
            value={settings.volume}
            change={volume => {
              settings.change({ volume });
              hear("key");
            }}
          />
        )}
        <Check
          label={say("settings-confirm")}
          on={settings.confirm}
          change={confirm => settings.change({ confirm })}
        />
        <PushSetting />
        <Check
          label={say("settings-text")}
          on={settings.textMode}
          change={textMode => settings.change({ textMode })}
        />
        <Identity />
      </div>
    </Dialog>
  );
}

/** The guest's name, the way to another device, and forgetting everything. */
function Identity() {
  const say = useSay();
  const { guest, recoveryCode, newCode, recover, forget } = useGuest();
  const [code, setCode] = useState("");
  const [failed, setFailed] = useState(false);
  const { ask, dialog } = useConfirm({
    question: say("settings-identity-forget-sure"),
    yes: say("settings-identity-forget"),
    done: () => void forget(),
  });
  return (
    <section className="stack identity" aria-label={say("settings-identity")}>
      <h3>{say("settings-identity")}</h3>
      <NameField />
      <p className="soft">{say("settings-identity-about")}</p>
      {recoveryCode && (
        <p>
          {say("settings-identity-code")} <code>{recoveryCode}</code>
        </p>
      )}
      {guest && (
        <div className="row">
          <button type="button" className="button button-small" onClick={() => void newCode()}>
            {say("settings-identity-new-code")}
          </button>
          <button type="button" className="button button-small" onClick={ask}>
            {say("settings-identity-forget")}
          </button>
        </div>
      )}
      <form
        className="row"
        onSubmit={event => {
          event.preventDefault();
          recover(code).then(
            () => setFailed(false),
            () => setFailed(true),
          );
        }}
      >
        <input
          className="input"
          value={code}
          onChange={event => setCode(event.target.value)}
          aria-label={say("settings-identity-enter")}
          placeholder={say("settings-identity-enter")}
        />
        <button type="submit" className="button button-small" disabled={!code}>
          {say("settings-identity-recover")}
        </button>
      </form>
      {failed && <p role="alert">{say("error-no-such-code")}</p>}
      {guest && <DeviceList />}
      <a className="link-alone" href="/privacy">
        {say("settings-privacy")}
      </a>
      {dialog}
    </section>
  );
}
