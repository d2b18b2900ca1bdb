import { useSay } from "../texts/TextsProvider";
import { qrCode, qrPath } from "./qr";

/** A link as a code for cameras; dark on light in any theme, as readers expect it. */
export default function QrCode({ link }: { link: string }) {
  const say = useSay();
  const code = qrCode(link);
  if (!code) return null;
  const size = code.length + 8;
  return (
    <figure className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={link} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={qrPath(code)} fill="#000" />
      </svg>
      <figcaption className="soft">{say("waiting-qr-about")}</figcaption>
    </figure>
  );
}
