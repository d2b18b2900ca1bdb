import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "wouter";
import { useSay } from "../texts/TextsProvider";

const SettingsDialog = lazy(() => import("./SettingsDialog"));

interface Props {
  title?: ReactNode;
  /** What must not be missed: between title and tools, or on a line of its own where there is little room. */
  status?: ReactNode;
  children?: ReactNode;
}

/** The bar above every page: the way home, what the page adds, settings. */
export function TopBar({ title, status, children }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <header className="top-bar">
      <Link href="/" className="brand" title={say("web-to-lobby")}>
        <BrandMark />
        <span>Digsite</span>
      </Link>
      {title && <div className="top-title">{title}</div>}
      {status}
      <div className="top-tools">
        {children}
        <button type="button" className="button button-small button-quiet" onClick={() => setOpen(true)}>
          <span aria-hidden="true">⚙</span> <span className="wide-only">{say("web-settings")}</span>
          <span className="narrow-only hidden-visually">{say("web-settings")}</span>
        </button>
      </div>
      {open && (
        <Suspense>
          <SettingsDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true" className="brand-mark">
      <path d="M32 6 56 19v26L32 58 8 45V19z" />
      <path className="brand-lines" d="M8 19l24 13 24-13M32 32v26" />
    </svg>
  );
}
