// A game in twenty seconds: four scenes with a line each, over and over, until somebody stops it. Without motion the
// scenes are changed by hand.
import "./glimpse.css";
import { Suspense, useEffect, useState } from "react";
import { useMotion } from "../app/settings";
import { manifestOf } from "../games/registry";
import { useSay } from "../texts/TextsProvider";

const SCENES = [0, 1, 2, 3];
const SCENE = 5000;

export function GlimpseShow({ game }: { game: string }) {
  const say = useSay();
  const moving = useMotion();
  const [playing, setPlaying] = useState(moving);
  const [scene, setScene] = useState(0);
  const { Glimpse, Picture } = manifestOf(game);
  useEffect(() => {
    if (!playing || !Glimpse) return;
    const timer = setInterval(() => setScene(now => (now + 1) % SCENES.length), SCENE);
    return () => clearInterval(timer);
  }, [playing, Glimpse]);
  if (!Glimpse) return <Picture />;
  return (
    <figure className="glimpse" aria-label={say("waiting-glimpse")}>
      <Suspense fallback={<Picture />}>
        <Glimpse scene={scene} />
      </Suspense>
      <figcaption>
        <ol className="glimpse-lines">
          {SCENES.map(number => (
            <li key={number} className={number === scene ? "glimpse-now" : ""}>
              {say(`waiting-glimpse-${game}-${number + 1}`)}
            </li>
          ))}
        </ol>
        <div className="row glimpse-tools">
          {SCENES.map(number => (
            <button
              key={number}
              type="button"
              className="glimpse-dot"
              aria-label={say(`waiting-glimpse-${game}-${number + 1}`)}
              aria-pressed={number === scene}
              onClick={() => {
                setPlaying(false);
                setScene(number);
              }}
            />
          ))}
          <button
            type="button"
            className="button button-small button-quiet"
            onClick={() => setPlaying(!playing)}
          >
            <span aria-hidden="true">{playing ? "❚❚" : "▶"}</span>{" "}
            {say(playing ? "waiting-glimpse-stop" : "waiting-glimpse-play")}
          </button>
        </div>
      </figcaption>
    </figure>
  );
}
