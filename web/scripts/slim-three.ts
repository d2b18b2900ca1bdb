// Of three, a build takes only what the temple is drawn with. Its renderer pulls in the shaders of every material there
// is, headset support and reflection maps; none can be shaken off, because the renderer names them all.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const THREE = join(dirname(fileURLToPath(import.meta.resolve("three"))), "../src");
const SHADERS = "/renderers/shaders/";

/** The shaders of the materials in Stage.tsx, and of the shadows they cast. */
const USED = ["meshbasic", "meshlambert", "depth", "vsm"];

/** What every program begins with. */
const ALWAYS = ["colorspace_pars_fragment"];

/** Parts of the renderer that are never asked for anything: what is left of them keeps its shape. */
const EMPTIED: Record<string, string> = {
  "/renderers/webxr/WebXRManager.js": `
    import { EventDispatcher } from "../../core/EventDispatcher.js";
    export class WebXRManager extends EventDispatcher {
      enabled = false; isPresenting = false; setAnimationLoop() {} getEnvironmentBlendMode() {} dispose() {}
    }`,
  "/extras/PMREMGenerator.js": "export class PMREMGenerator { dispose() {} }",
  "/renderers/shaders/DFGLUTData.js": "export const getDFGLUT = () => null;",
};

function source(path: string): string {
  return readFileSync(join(THREE, path), "utf8");
}

const CHANGED: Record<string, string> = {
  ...EMPTIED,
  // react-three-fiber keeps time with a clock that three wants to retire, and says so in every player's console.
  "/core/Clock.js": source("/core/Clock.js").replace(/^\s*warn\(.*$/m, ""),
};

/** The chunks that these shaders include, and those that these include. */
function chunks(texts: readonly string[], found = new Set<string>()): Set<string> {
  for (const [, name] of texts.flatMap(text => [...text.matchAll(/#include <([\w]+)>/g)])) {
    if (!name || found.has(name)) continue;
    found.add(name);
    chunks([source(`${SHADERS}ShaderChunk/${name}.glsl.js`)], found);
  }
  return found;
}

/** A shader without what only its reader needs. */
function minified(code: string): string {
  return code
    .replace(/\/\*[^g][\s\S]*?\*\/|\/\/[^\n]*/g, "")
    .replace(/^[ \t]+/gm, "")
    .replace(/\n{2,}/g, "\n");
}

export function slimThree(): Plugin {
  const kept = chunks(
    USED.map(name => source(`${SHADERS}ShaderLib/${name}.glsl.js`)),
    new Set(ALWAYS),
  );
  return {
    name: "slim-three",
    apply: "build",
    enforce: "pre",
    resolveId: id => (id === "three" ? join(THREE, "Three.js") : null),
    load(id) {
      if (!id.startsWith(THREE)) return null;
      const path = id.slice(THREE.length);
      if (CHANGED[path]) return CHANGED[path];
      const [, folder, name] = /\/(ShaderLib|ShaderChunk)\/(\w+)\.glsl\.js$/.exec(path) ?? [];
      if (folder === "ShaderLib" && !USED.includes(name ?? ""))
        return 'export const vertex = "", fragment = "";';
      if (folder === "ShaderChunk" && !kept.has(name ?? "")) return 'export default "";';
      return folder ? minified(source(path)) : null;
    },
  };
}
