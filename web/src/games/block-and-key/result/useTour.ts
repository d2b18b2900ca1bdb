// The tour of the finished temple, as it goes on. Nothing moves any more when it is done, and without motion it is done at once.
import { useEffect, useState } from "react";
import { useMotion, useSettings } from "../../../app/settings";
import type { Side } from "../view";
import { type Moment, momentAt, type Route, roundTrip, type Stop, wayTo } from "./tour";

interface Tour extends Moment {
  /** Go to that one's side, and stay there. */
  show(seat: number): void;
}

export function useTour(stops: readonly Stop[], home: Side): Tour {
  const moving = useMotion();
  const speed = useSettings(settings => settings.speed);
  const [route, setRoute] = useState<Route>(() => roundTrip(stops, home));
  const [moment, setMoment] = useState(() => momentAt(route, 0));
  useEffect(() => {
    if (!moving) return setMoment(momentAt(route, Number.POSITIVE_INFINITY));
    const begun = performance.now();
    let stop = (): void => undefined;
    const go = (): void => {
      const now = momentAt(route, (performance.now() - begun) * speed);
      setMoment(now);
      if (now.next !== null) stop = now.next ? after(now.next / speed, go) : inFrame(go);
    };
    go();
    return () => stop();
  }, [route, moving, speed]);
  const show = (seat: number): void => {
    const stop = stops.find(one => one.seat === seat);
    if (stop) setRoute(wayTo(stop, home, moment.around));
  };
  return { ...moment, show };
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

function inFrame(then: () => void): () => void {
  const frame = requestAnimationFrame(then);
  return () => cancelAnimationFrame(frame);
}
