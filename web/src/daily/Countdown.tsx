// How long until the next deals of the day: by the day of Greenwich, a minute at a time.
import { useEffect, useState } from "react";
import { useSay } from "../texts/TextsProvider";
import { timeLeft } from "./days";

const MINUTE = 60_000;

export function Countdown({ today }: { today: string }) {
  const say = useSay();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(today, now);
  return <p className="soft">{left ? say("daily-next", { ...left }) : say("daily-next-now")}</p>;
}
