// A number that grows to what it is, for those who want motion.
import { useEffect, useState } from "react";
import { useMotion, useSettings } from "../../app/settings";

const LASTS = 1400;

export function useCountUp(to: number): number {
  const moving = useMotion();
  const speed = useSettings(settings => settings.speed);
  const [share, setShare] = useState(moving ? 0 : 1);
  useEffect(() => {
    if (!moving) return setShare(1);
    const begun = performance.now();
    let frame = requestAnimationFrame(function grow(now) {
      const part = Math.min(1, ((now - begun) * speed) / LASTS);
      setShare(1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(grow);
    });
    return () => cancelAnimationFrame(frame);
  }, [moving, speed]);
  return Math.round(to * share);
}
