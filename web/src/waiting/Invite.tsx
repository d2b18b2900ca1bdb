// The ways to bring somebody to this table: a link to copy, to share, or to point a camera at.
import { lazy, Suspense, useState } from "react";
import { gameName } from "../games/gameWords";
import type { TableInfo } from "../messages";
import { CopyLink } from "../table/CopyLink";
import { useTexts } from "../texts/TextsProvider";

// The encoder is for those who ask for it.
const QrCode = lazy(() => import("./QrCode"));

export function Invite({ table }: { table: TableInfo }) {
  const texts = useTexts();
  const { say } = texts;
  const [code, setCode] = useState(false);
  const link = `${location.origin}/t/${table.id}`;
  const game = gameName(texts, table.rules.game);
  const title = table.host
    ? say("waiting-invited", { name: table.host, game })
    : say("waiting-invited-somebody", { game });
  return (
    <section className="panel stack">
      <h2>{say("lobby-invite")}</h2>
      <p className="soft">{say("lobby-invite-about")}</p>
      <CopyLink link={link} />
      <div className="row">
        {"share" in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => navigator.share({ title, text: title, url: link }).catch(() => undefined)}
          >
            {say("waiting-share")}
          </button>
        )}
        <button type="button" className="button" aria-expanded={code} onClick={() => setCode(!code)}>
          {say("waiting-qr")}
        </button>
      </div>
      {code && (
        <Suspense>
          <QrCode link={link} />
        </Suspense>
      )}
    </section>
  );
}
