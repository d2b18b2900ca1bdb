import "./app.css";
import { lazy, Suspense, useEffect } from "react";
import { Route, Switch } from "wouter";
import { MANIFESTS } from "../games/registry";
import { useRulesDrawer } from "../rules/drawer";
import { TextsProvider, useSay, useTexts } from "../texts/TextsProvider";
import { REFUSALS } from "../texts/texts";
import { useGuest } from "./guest";
import { TopBar } from "./TopBar";

const Lobby = lazy(() => import("../pages/Lobby"));
const NewTablePage = lazy(() => import("../pages/NewTablePage"));
const TablePage = lazy(() => import("../pages/TablePage"));
const ReplayPage = lazy(() => import("../pages/ReplayPage"));
const RulesPage = lazy(() => import("../pages/RulesPage"));
const LessonPage = lazy(() => import("../pages/LessonPage"));
const BesidePage = lazy(() => import("../pages/BesidePage"));
const DailyPage = lazy(() => import("../pages/DailyPage"));
const GroupsPage = lazy(() => import("../pages/GroupsPage"));
const GroupPage = lazy(() => import("../pages/GroupPage"));
const PuzzlesPage = lazy(() => import("../pages/PuzzlesPage"));
const PuzzlePage = lazy(() => import("../pages/PuzzlePage"));
const PrivacyPage = lazy(() => import("../pages/PrivacyPage"));

const RulesDrawer = lazy(() => import("../rules/RulesDrawer"));

const GAME_PAGES = [...MANIFESTS.values()].flatMap(({ pages = [] }) => pages);

/** Texts of what comes before a game. */
export const BEFORE = ["lobby"];
const AT_A_TABLE = [REFUSALS];

export function App() {
  const load = useGuest(state => state.load);
  useEffect(() => {
    // Without the server every page says so itself.
    load().catch(() => useGuest.setState({ known: true }));
  }, [load]);
  return (
    <TextsProvider>
      <KeepPush />
      <OpenRules />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <TextsProvider topics={BEFORE}>
              <Lobby />
            </TextsProvider>
          </Route>
          <Route path="/new/:game">
            {({ game }) => (
              <TextsProvider topics={BEFORE}>
                <NewTablePage game={game} />
              </TextsProvider>
            )}
          </Route>
          <Route path="/t/:table">
            {({ table }) => (
              <TextsProvider topics={AT_A_TABLE}>
                <TablePage key={table} id={table} />
              </TextsProvider>
            )}
          </Route>
          <Route path="/t/:table/replay">
            {({ table }) => (
              <TextsProvider topics={AT_A_TABLE}>
                <ReplayPage key={table} id={table} />
              </TextsProvider>
            )}
          </Route>
          <Route path="/t/:table/review">
            {({ table }) => (
              <TextsProvider topics={AT_A_TABLE}>
                <ReplayPage key={table} id={table} reviewed />
              </TextsProvider>
            )}
          </Route>
          <Route path="/t/:table/beside">
            {({ table }) => (
              <TextsProvider topics={["beside", REFUSALS]}>
                <BesidePage key={table} id={table} />
              </TextsProvider>
            )}
          </Route>
          <Route path="/rules/:game">
            {({ game }) => (
              <TextsProvider topics={AT_A_TABLE}>
                <RulesPage key={game} game={game} />
              </TextsProvider>
            )}
          </Route>
          <Route path="/learn/:game/:lesson?">
            {({ game, lesson }) => (
              <TextsProvider topics={["lesson", REFUSALS]}>
                <LessonPage key={game} game={game} {...(lesson && { lesson })} />
              </TextsProvider>
            )}
          </Route>
          <Route path="/daily/:game/:day?">
            {({ game, day }) => (
              <TextsProvider topics={["daily", ...(MANIFESTS.has(game) ? [game] : []), REFUSALS]}>
                <DailyPage key={game} game={game} {...(day && { day })} />
              </TextsProvider>
            )}
          </Route>
          <Route path="/groups">
            <TextsProvider topics={["group", "lobby", REFUSALS]}>
              <GroupsPage />
            </TextsProvider>
          </Route>
          <Route path="/group/:group">
            {({ group }) => (
              <TextsProvider topics={["group", "lobby", REFUSALS]}>
                <GroupPage key={group} id={group} />
              </TextsProvider>
            )}
          </Route>
          <Route path="/puzzles">
            <TextsProvider topics={["puzzle", REFUSALS]}>
              <PuzzlesPage />
            </TextsProvider>
          </Route>
          <Route path="/puzzles/:game/:puzzle">
            {({ game, puzzle }) => (
              <TextsProvider topics={["puzzle", REFUSALS]}>
                <PuzzlePage key={`${game} ${puzzle}`} game={game} id={puzzle} />
              </TextsProvider>
            )}
          </Route>
          {GAME_PAGES.map(({ path, topics, Page }) => (
            <Route key={path} path={path}>
              <TextsProvider topics={topics}>
                <Page />
              </TextsProvider>
            </Route>
          ))}
          <Route path="/privacy">
            <TextsProvider topics={["privacy"]}>
              <PrivacyPage />
            </TextsProvider>
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </TextsProvider>
  );
}

/** Whoever is told of their moves by push stays so by another name and in another language. */
function KeepPush() {
  const texts = useTexts();
  const guest = useGuest(state => state.guest?.id);
  useEffect(() => {
    if (!guest || !("Notification" in window) || Notification.permission !== "granted") return;
    import("./push").then(({ renewPush }) => renewPush(texts)).catch(() => undefined);
  }, [guest, texts]);
  return null;
}

/** The rules, wherever somebody asks for them. */
function OpenRules() {
  const shown = useRulesDrawer(drawer => drawer.shown);
  return (
    shown && (
      <Suspense>
        <RulesDrawer {...shown} />
      </Suspense>
    )
  );
}

export function Loading() {
  const say = useSay();
  return (
    <p className="page-message" role="status">
      {say("web-loading")}
    </p>
  );
}

/** Nothing is here; `text` says what is not. */
export function NotFound({ text }: { text?: string }) {
  const say = useSay();
  return (
    <>
      <TopBar />
      <main className="page-message">
        <svg className="broken" viewBox="0 0 64 64" aria-hidden="true">
          <path d="M29 7.600 8 19v26l21 11.400V30.400L8 19M36 8.200 57 19.600v26L36 57V31l21-11.400" />
        </svg>
        <h1>{text ?? say("web-not-found")}</h1>
        <a className="button button-main" href="/">
          {say("web-to-lobby")}
        </a>
      </main>
    </>
  );
}
