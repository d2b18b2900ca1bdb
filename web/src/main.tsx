import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import "./design/forms.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { startWorker, watchForInstall } from "./app/install";
import { followSettings } from "./app/settings";

followSettings();
watchForInstall();
startWorker();
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
