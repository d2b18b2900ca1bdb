// Something to look at beside the title: a still picture, and in its place a scene that moves once everything else is there and
// the browser has nothing to do. Where data is saved, the line is slow or there is no graphics card, the picture stays.
import { Suspense, useCallback, useEffect, useState } from "react";
import { drawsWithEase } from "../design/graphics";
import { MANIFESTS } from "../games/registry";
import { whenIdle } from "./usePreloading";

const SHOWN = [...MANIFESTS.values()].find(({ showpiece }) => showpiece);

/** `fetched`: whether the tables have been fetched ahead. */
export function Showpiece({ fetched }: { fetched: boolean }) {
  const live = useLater(fetched);
  const [ready, setReady] = useState(false);
  const show = useCallback(() => setReady(true), []);
  if (!SHOWN?.showpiece) return null;
  const { Still, Live } = SHOWN.showpiece;
  return (
    <div className="showpiece" data-live={ready ? "" : undefined} aria-hidden="true">
      <Still />
      {live && (
        <Suspense>
          <Live ready={show} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether all else has been fetched and there is still nothing to do. */
function useLater(fetched: boolean): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => (fetched ? whenIdle(() => setLater(drawsWithEase())) : undefined), [fetched]);
  return later;
}
