import "./app.css";
import { lazy, Suspense, useEffect } from "react";
import { Route, Switch } from "wouter";
import { MANIFESTS } from "../games/registry";
import { TextsProvider, useSay, useTexts } from "../texts/TextsProvider";
import { useGuest } from "./guest";

const Lobby = lazy(() => import("../pages/Lobby"));
const NewTablePage = lazy(() => import("../pages/NewTablePage"));
const TablePage = lazy(() => import("../pages/TablePage"));
const ReplayPage = lazy(() => import("../pages/ReplayPage"));
const RulesPage = lazy(() => import("../pages/RulesPage"));
const LessonPage = lazy(() => import("../pages/LessonPage"));
const PrivacyPage = lazy(() => import("../pages/PrivacyPage"));

const GAME_PAGES = [...MANIFESTS.values()].flatMap(({ pages = [] }) => pages);

/** Texts of what comes before a game. */
export const BEFORE = ["lobby"];

export function App() {
  const load = useGuest(state => state.load);
  useEffect(() => {
    // Without the server every page says so itself.
    load().catch(() => useGuest.setState({ known: true }));
  }, [load]);
  return (
    <TextsProvider>
      <KeepPush />
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
          <Route path="/t/:table">{({ table }) => <TablePage key={table} id={table} />}</Route>
          <Route path="/t/:table/replay">{({ table }) => <ReplayPage key={table} id={table} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/learn/:game">
            {({ game }) => (
              <TextsProvider topics={["lesson"]}>
                <LessonPage key={game} game={game} />
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
          <Route component={NotFound} />
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

export function Loading() {
  const say = useSay();
  return (
    <p className="page-message" role="status">
      {say("web-loading")}
    </p>
  );
}

export function NotFound() {
  const say = useSay();
  return (
    <main className="page-message">
      <h1>{say("web-not-found")}</h1>
      <a className="button button-main" href="/">
        {say("web-to-lobby")}
      </a>
    </main>
  );
}
