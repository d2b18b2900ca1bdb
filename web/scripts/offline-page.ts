// The page that the service worker shows where there is no network: whole in itself, in every language of the catalogue,
// of which the worker lets one be seen.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const TEXTS = new URL("../../src/digsite/texts/", import.meta.url);

const STYLE = `
  :root { color-scheme: light dark; }
  body {
    margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; padding: 1.5rem;
    background: light-dark(#efe5d3, #1b1612); color: light-dark(#2b2118, #f3e9d8);
    font: 1.0625rem/1.45 Cabin, "Segoe UI", system-ui, sans-serif; text-align: center;
  }
  section { max-width: 30rem; }
  h1 { font: 400 2rem/1.15 Marcellus, "Palatino Linotype", serif; margin: 1rem 0 0.5rem; }
  a {
    display: inline-block; margin-top: 1rem; padding: 0.75rem 1.25rem; border-radius: 0.375rem; font-weight: 700;
    background: light-dark(#9a3f1f, #e08a5b); color: light-dark(#fff8ee, #23140b); text-decoration: none;
  }`;

/** The mark of the house, broken in two. */
const MARK = `<svg viewBox="0 0 64 64" width="96" height="96" aria-hidden="true" fill="none" stroke="currentColor"
  stroke-width="2.5" stroke-linejoin="round"><path d="M29 7.600 8 19v26l21 11.400V30.400L8 19"/><path
  d="M36 8.200 57 19.600v26L36 57V31l21-11.400"/></svg>`;

function languages(): string[] {
  const found = readdirSync(TEXTS, { withFileTypes: true }).filter(entry => entry.isDirectory());
  return found.map(({ name }) => name).filter(name => /^[a-z]{2}$/.test(name));
}

function section(language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/web.ftl`, TEXTS), "utf8")));
  const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? id);
  return `<section lang="${language}"><h1>${say("web-offline")}</h1><p>${say("web-offline-about")}</p>
    <a href="">${say("web-offline-again")}</a></section>`;
}

function offlineHtml(): string {
  const all = languages();
  const hidden = all.map(language => `html:lang(${language}) section:not(:lang(${language}))`).join(",");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Digsite</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE} ${hidden} { display: none }</style>
    </head><body><main>${MARK}${all.map(section).join("")}</main></body></html>`;
}

export function offlinePage(): Plugin {
  return {
    name: "offline-page",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: offlineHtml() });
    },
  };
}
