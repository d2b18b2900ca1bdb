// The emblems of what a player built, as pictures that a canvas can draw.
const MOST = 12;

export async function pictured(seat: number): Promise<{ emblems: CanvasImageSource[] }> {
  const shown = document.querySelectorAll<SVGElement>(`.finale-gallery[data-seat="${seat}"] .emblem`);
  return { emblems: await Promise.all([...shown].slice(0, MOST).map(drawn)) };
}

/** An emblem as it is shown now: its colours are written into it, because a picture knows no style sheet. */
async function drawn(emblem: SVGElement): Promise<CanvasImageSource> {
  const copy = emblem.cloneNode(true) as SVGElement;
  const [sources, copies] = [emblem, copy].map(root => [...root.querySelectorAll<SVGElement>("path")]);
  sources?.forEach((source, index) => {
    const { fill, stroke, strokeWidth, opacity } = getComputedStyle(source);
    copies?.[index]?.setAttribute(
      "style",
      `fill:${fill};stroke:${stroke};stroke-width:${strokeWidth};opacity:${opacity}`,
    );
  });
  copy.insertAdjacentHTML("afterbegin", `<path d="M-99-99H199V199H-99Z" style="fill:${skyOf(emblem)}"/>`);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "224");
  copy.setAttribute("height", "224");
  copy.setAttribute("style", "fill-rule:evenodd;stroke-linejoin:round;stroke-linecap:round");
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

/** The colour of its sky, whatever the theme makes of it. */
function skyOf(emblem: SVGElement): string {
  const before = emblem.style.color;
  emblem.style.color = "var(--em-sky-low)";
  const { color } = getComputedStyle(emblem);
  emblem.style.color = before;
  return color;
}
