// Stone, clay and moss, drawn in code. The grain comes from a fixed sequence: every browser sees the same temple.
import { CanvasTexture, SRGBColorSpace } from "three";
import { COLOUR_GLYPHS } from "../pieces/glyphs";
import type { Colour } from "../view";

const SIZE = 256;

/** The stones as in tokens.css; textures are drawn outside the style sheet. */
export const STONES: Record<Colour, { body: string; carved: string }> = {
  green: { body: "#4f9a7d", carved: "#17382b" },
  grey: { body: "#a9b0b8", carved: "#3b434c" },
  brown: { body: "#7a4526", carved: "#f0cfae" },
  white: { body: "#f6efe0", carved: "#7d6b4e" },
};

function* grain(seed: number): Generator<number, never> {
  let value = seed;
  for (;;) {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    yield value / 2 ** 32;
  }
}

type Draw = (pen: CanvasRenderingContext2D, next: () => number) => void;

function texture(size: number, seed: number, draw: Draw): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  const numbers = grain(seed);
  if (pen) draw(pen, () => numbers.next().value);
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

function speckle(
  pen: CanvasRenderingContext2D,
  size: number,
  next: () => number,
  count: number,
  largest = 0.06,
): void {
  for (let spot = 0; spot < count; spot++) {
    const light = next() > 0.5;
    pen.fillStyle = light
      ? `rgba(255,250,235,${0.05 + next() * 0.08})`
      : `rgba(30,18,8,${0.04 + next() * 0.09})`;
    const width = 1 + next() * next() * size * largest;
    pen.beginPath();
    pen.ellipse(
      next() * size,
      next() * size,
      width,
      width * (0.3 + next() * 0.6),
      next() * Math.PI,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
}

function rim(pen: CanvasRenderingContext2D, size: number): void {
  for (const [x0, y0, x1, y1] of [
    [0, 0, 0.12, 0],
    [1, 0, 0.88, 0],
    [0, 0, 0, 0.12],
    [0, 1, 0, 0.88],
  ] as const) {
    const shade = pen.createLinearGradient(x0 * size, y0 * size, x1 * size, y1 * size);
    shade.addColorStop(0, "rgba(35,20,8,0.28)");
    shade.addColorStop(1, "rgba(35,20,8,0)");
    pen.fillStyle = shade;
    pen.fillRect(0, 0, size, size);
  }
}

function carve(pen: CanvasRenderingContext2D, size: number, colour: Colour): void {
  const glyph = new Path2D(COLOUR_GLYPHS[colour]);
  const scale = (size * 0.62) / 24;
  const draw = (offset: number, style: string): void => {
    pen.save();
    pen.translate(size * 0.19 + offset, size * 0.19 + offset);
    pen.scale(scale, scale);
    pen.fillStyle = style;
    pen.fill(glyph, "evenodd");
    pen.restore();
  };
  draw(size * 0.012, "rgba(255,250,238,0.55)");
  draw(-size * 0.006, "rgba(10,5,0,0.35)");
  draw(0, STONES[colour].carved);
}

function stone(colour: Colour): Draw {
  return (pen, next) => {
    pen.fillStyle = STONES[colour].body;
    pen.fillRect(0, 0, SIZE, SIZE);
    speckle(pen, SIZE, next, 260);
    rim(pen, SIZE);
    carve(pen, SIZE, colour);
  };
}

const moss: Draw = (pen, next) => {
  pen.fillStyle = "#8b8a63";
  pen.fillRect(0, 0, SIZE, SIZE);
  speckle(pen, SIZE, next, 120);
  for (let tuft = 0; tuft < 420; tuft++) {
    const green = 95 + next() * 60;
    pen.fillStyle = `rgba(${green * 0.75},${green},${green * 0.35},0.55)`;
    pen.beginPath();
    pen.arc(next() * SIZE, next() * SIZE, 2 + next() * 9, 0, 2 * Math.PI);
    pen.fill();
  }
  rim(pen, SIZE);
};

function slabs(width: number, depth: number): Draw {
  return (pen, next) => {
    const size = pen.canvas.width;
    const [wide, deep] = [size / width, size / depth];
    pen.fillStyle = "#8d775a";
    pen.fillRect(0, 0, size, size);
    for (let x = 0; x < width; x++) {
      for (let y = 0; y < depth; y++) {
        const light = 62 + next() * 7 + ((x + y) % 2) * 3;
        pen.fillStyle = `hsl(37, 32%, ${light}%)`;
        pen.fillRect(x * wide + 2, y * deep + 2, wide - 4, deep - 4);
      }
    }
    speckle(pen, size, next, 3200, 0.012);
  };
}

/** Sand as seen from above, with the marks of brooms; it fades out towards its edges. */
const sand: Draw = (pen, next) => {
  const size = pen.canvas.width;
  const middle = size / 2;
  const ground = pen.createRadialGradient(middle, middle, size * 0.06, middle, middle, middle);
  ground.addColorStop(0, "#a5875a");
  ground.addColorStop(0.2, "#c2a371");
  ground.addColorStop(0.5, "#d0b283");
  ground.addColorStop(1, "#c9ab7c");
  pen.fillStyle = ground;
  pen.fillRect(0, 0, size, size);
  speckle(pen, size, next, 3000, 0.006);
  pen.lineWidth = size * 0.0016;
  for (let ripple = 0; ripple < 170; ripple++) {
    const [x, y, long] = [next() * size, next() * size, size * (0.02 + next() * 0.07)];
    pen.strokeStyle = next() > 0.5 ? "rgba(255,244,214,0.2)" : "rgba(92,64,30,0.16)";
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + long / 2, y - long * 0.14, x + long, y + long * 0.04);
    pen.stroke();
  }
  pen.globalCompositeOperation = "destination-in";
  const edge = pen.createRadialGradient(middle, middle, middle * 0.5, middle, middle, middle);
  edge.addColorStop(0, "#000f");
  edge.addColorStop(0.6, "#000b");
  edge.addColorStop(1, "#0000");
  pen.fillStyle = edge;
  pen.fillRect(0, 0, size, size);
};

/** A cloud of dust: dense in the middle. */
const puff: Draw = pen => {
  const size = pen.canvas.width;
  const cloud = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  cloud.addColorStop(0, "rgba(226,204,164,0.9)");
  cloud.addColorStop(0.5, "rgba(226,204,164,0.45)");
  cloud.addColorStop(1, "rgba(226,204,164,0)");
  pen.fillStyle = cloud;
  pen.fillRect(0, 0, size, size);
};

/** A slab that glows from its rim. */
const glow: Draw = pen => {
  const edge = SIZE * 0.06;
  for (const [width, alpha] of [
    [0.16, 0.18],
    [0.1, 0.3],
    [0.045, 1],
  ] as const) {
    pen.strokeStyle = `rgba(255,190,40,${alpha})`;
    pen.lineWidth = width * SIZE;
    pen.strokeRect(edge, edge, SIZE - 2 * edge, SIZE - 2 * edge);
  }
  pen.fillStyle = "rgba(255,205,80,0.34)";
  pen.fillRect(edge, edge, SIZE - 2 * edge, SIZE - 2 * edge);
};

const made = new Map<string, CanvasTexture>();

function once(name: string, make: () => CanvasTexture): CanvasTexture {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

export const stoneTexture = (colour: Colour): CanvasTexture =>
  once(colour, () => texture(SIZE, colour.charCodeAt(2) * 7919, stone(colour)));
export const markTexture = (): CanvasTexture => once("mark", () => texture(SIZE, 1, glow));
export const sandTexture = (): CanvasTexture => once("sand", () => texture(1024, 911, sand));
export const dustTexture = (): CanvasTexture => once("dust", () => texture(64, 3, puff));
export const mossTexture = (): CanvasTexture => once("moss", () => texture(SIZE, 77, moss));
export const floorTexture = (width: number, depth: number): CanvasTexture =>
  once(`floor ${width} ${depth}`, () => texture(1024, 4242, slabs(width, depth)));
