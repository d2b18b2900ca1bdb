// Whether a device has a graphics card to draw with.
type Context = WebGLRenderingContext | WebGL2RenderingContext;

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export function drawsInSoftware(context: Context | null | undefined): boolean {
  const info = context?.getExtension("WEBGL_debug_renderer_info");
  return !!info && SOFTWARE.test(String(context?.getParameter(info.UNMASKED_RENDERER_WEBGL)));
}

/** Whether something that only pleases may be drawn in three dimensions: by a card, not by the processor. */
export function drawsWithEase(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  const ease = context !== null && !drawsInSoftware(context);
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return ease;
}
