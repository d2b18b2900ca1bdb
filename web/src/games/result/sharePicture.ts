// A picture of a result, to be sent to friends: drawn here, 1200 by 630, from what the table already shows, in its theme.
import { type Course, stepPath } from "./course";
import type { Palette } from "./palette";

export interface Shared {
  title: string;
  game: string;
  /** Day and place, in small letters. */
  note: string;
  players: readonly { name: string; points: string }[];
  palette: Palette;
  course: Course | null;
  /** Rows of letters, a stone each: the face of the temple. */
  face: readonly string[] | null;
  /** The emblems of what was built, ready to be drawn. */
  emblems: readonly CanvasImageSource[];
}

export const WIDTH = 1200;
const HEIGHT = 630;
/** As the dashes of the seats in tokens.css. */
const DASHES: readonly (readonly number[])[] = [[], [14, 6], [4, 6], [18, 6, 4, 6]];
const DISPLAY = "Marcellus, serif";
const TEXT = "Cabin, sans-serif";

export async function sharePicture(shared: Shared): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await document.fonts?.ready;
  draw(pen, shared);
  return new Promise(done => canvas.toBlob(done, "image/png"));
}

export function draw(pen: CanvasRenderingContext2D, shared: Shared): void {
  const { palette } = shared;
  ground(pen, palette);
  words(pen, shared);
  if (shared.face) wall(pen, shared.face, palette);
  else gallery(pen, shared.emblems);
  if (shared.course) curve(pen, shared.course, palette);
}

function ground(pen: CanvasRenderingContext2D, { sky, ground: [near, far], sun, hills }: Palette): void {
  const light = pen.createLinearGradient(0, 0, 0, HEIGHT);
  light.addColorStop(0, sky[0]);
  light.addColorStop(0.7, sky[1]);
  light.addColorStop(0.7, near);
  light.addColorStop(1, far);
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = sun;
  pen.beginPath();
  pen.arc(1090, 96, 44, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = hills;
  pen.fill(
    new Path2D("M0 441L150 300L260 400L420 250L640 441ZM760 441L920 330L1010 400L1130 290L1200 360V441Z"),
  );
}

function words(pen: CanvasRenderingContext2D, { title, game, note, players, palette }: Shared): void {
  const { ink, soft, clay } = palette;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = clay;
  pen.font = `28px ${TEXT}`;
  pen.fillText(`Digsite · ${game}`, 64, 76);
  pen.fillStyle = ink;
  pen.font = `60px ${DISPLAY}`;
  pen.fillText(title, 62, 150, 900);
  players.forEach(({ name, points }, seat) => {
    const y = 218 + seat * 58;
    pen.fillStyle = seatColour(palette, seat);
    pen.fillRect(64, y - 32, 12, 40);
    pen.fillStyle = ink;
    pen.font = `34px ${TEXT}`;
    pen.fillText(name, 92, y, 300);
    pen.font = `700 38px ${TEXT}`;
    pen.fillStyle = clay;
    pen.fillText(points, 410, y, 200);
  });
  pen.font = `22px ${TEXT}`;
  pen.fillStyle = soft;
  pen.fillText(note, 64, HEIGHT - 34);
}

/** The face of the temple, standing on the ground. */
function wall(pen: CanvasRenderingContext2D, face: readonly string[], palette: Palette): void {
  const { stones, clay, ground } = palette;
  const side = 42;
  const left = WIDTH - 64 - (face[0]?.length ?? 0) * side;
  const base = HEIGHT - 120;
  // A ground behind them: white stones would be lost in the sky.
  pen.fillStyle = ground[0];
  pen.fillRect(
    left - 8,
    base - face.length * side - 8,
    (face[0]?.length ?? 0) * side + 14,
    face.length * side + 8,
  );
  face.forEach((row, top) => {
    [...row].forEach((letter, across) => {
      const colour = stones[letter];
      if (!colour) return;
      const [x, y] = [left + across * side, base - (face.length - top) * side];
      pen.fillStyle = colour;
      pen.fillRect(x, y, side - 2, side - 2);
      pen.fillStyle = "#0000001f";
      pen.fillRect(x, y + side - 10, side - 2, 8);
    });
  });
  pen.fillStyle = clay;
  pen.fillRect(left - 8, base, (face[0]?.length ?? 0) * side + 14, 8);
}

function gallery(pen: CanvasRenderingContext2D, emblems: readonly CanvasImageSource[]): void {
  const side = 112;
  emblems.slice(0, 12).forEach((emblem, index) => {
    const [x, y] = [
      WIDTH - 64 - 4 * (side + 10) + (index % 4) * (side + 10),
      178 + Math.floor(index / 4) * (side + 10),
    ];
    pen.drawImage(emblem, x, y, side, side);
  });
}

function curve(pen: CanvasRenderingContext2D, { scores }: Course, palette: Palette): void {
  const all = scores.flat();
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  pen.save();
  pen.translate(64, 462);
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  scores.forEach((points, seat) => {
    pen.strokeStyle = seatColour(palette, seat);
    pen.setLineDash([...(DASHES[seat % DASHES.length] ?? [])]);
    pen.stroke(new Path2D(stepPath(points, lowest, highest, 480, 90)));
  });
  pen.restore();
}

function seatColour({ seats, ink }: Palette, seat: number): string {
  return seats[seat % seats.length] ?? ink;
}

/** Hands the picture on where the device can, and saves it otherwise; says which. */
export async function handOver(picture: Blob, name: string): Promise<"shared" | "saved"> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "shared";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
