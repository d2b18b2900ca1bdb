// The rules beside the game, opened at the rule in question: a drawer at the side, on a phone a sheet from below. The
// table behind it stays as it is, and can be used meanwhile.
import "./drawer.css";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { CloseButton } from "../design/CloseButton";
import { useCloseRequest } from "../design/useCloseRequest";
import { useOpener } from "../design/useOpener";
import { gameName } from "../games/gameWords";
import { TextsProvider, useTexts } from "../texts/TextsProvider";
import { type ShownRules, useRulesDrawer } from "./drawer";
import { RuleBook } from "./RuleBook";

const address = (rule: string): string => `rule-${rule}`;

export default function RulesDrawer(shown: ShownRules) {
  return (
    <TextsProvider topics={["rules"]}>
      <Drawer {...shown} />
    </TextsProvider>
  );
}

function Drawer({ game, rule }: ShownRules) {
  const texts = useTexts();
  const { say } = texts;
  const close = useRulesDrawer(drawer => drawer.close);
  const drawer = useRef<HTMLElement>(null);
  useOpener(drawer);
  useCloseRequest(true, close);
  useCloseOnLeaving(close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another book
  useEffect(() => {
    if (drawer.current) goTo(drawer.current, rule);
  }, [game, rule]);
  const pressed = (event: KeyboardEvent): void => {
    // What is pressed here is not meant for the table.
    event.stopPropagation();
    if (event.key === "Escape") close();
  };
  // A word leads to its rule within the drawer: the address of the page stays that of the table.
  const followed = (event: MouseEvent): void => {
    const link = (event.target as HTMLElement).closest("a");
    const to = link?.getAttribute("href");
    if (!to?.startsWith("#") || !drawer.current) return;
    event.preventDefault();
    goTo(drawer.current, to.slice(address("").length + 1));
  };
  return (
    <aside
      ref={drawer}
      className="rules-drawer panel"
      role="dialog"
      aria-label={say("web-rules-of", { game: gameName(texts, game) })}
      onKeyDown={pressed}
      onClick={followed}
    >
      <header className="dialog-head">
        <strong>{say("web-rules-of", { game: gameName(texts, game) })}</strong>
        <CloseButton close={close} />
      </header>
      <div className="rules rules-scroll stack">
        <a href={`/rules/${game}`} target="_blank" rel="noreferrer">
          {say("rules-whole")}
        </a>
        <RuleBook game={game} address={address} />
      </div>
    </aside>
  );
}

/** Show a rule, and let whoever reads by ear or by keyboard begin there. */
function goTo(drawer: HTMLElement, rule: string | null): void {
  const heading = rule && drawer.querySelector<HTMLElement>(`#${CSS.escape(address(rule))}`);
  const start = heading || drawer.querySelector<HTMLElement>("button");
  heading
    ? heading.scrollIntoView({ block: "start" })
    : drawer.querySelector(".rules-scroll")?.scrollTo(0, 0);
  start?.focus({ preventScroll: true });
}

/** Another page is not what it was opened beside. */
function useCloseOnLeaving(close: () => void): void {
  const [path] = useLocation();
  const began = useRef(path);
  useEffect(() => {
    if (path !== began.current) close();
  }, [path, close]);
}
