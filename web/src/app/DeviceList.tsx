// Where we are signed in, and signing out one by one.
import { useEffect, useState } from "react";
import type { Device } from "../messages";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

export function DeviceList() {
  const { say, language } = useTexts();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const look = (): void =>
    void api.devices().then(
      answer => setDevices(answer.devices),
      () => undefined,
    );
  useEffect(look, []);
  if (!devices.length) return null;
  return (
    <details>
      <summary>{say("settings-devices", { number: devices.length })}</summary>
      <ul className="stack">
        {devices.map(({ id, name, seen, here }) => (
          <li key={id} className="row">
            <span>
              {name || say("settings-device")} · {new Date(seen).toLocaleDateString(language)}
            </span>
            {here ? (
              <span className="soft">{say("settings-device-here")}</span>
            ) : (
              <button
                type="button"
                className="button button-small"
                onClick={() =>
                  void api
                    .endDevice(id)
                    .catch(() => undefined)
                    .then(look)
                }
              >
                {say("settings-device-end")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
