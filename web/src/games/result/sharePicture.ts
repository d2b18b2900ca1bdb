// A picture of a result, to be sent to friends: drawn here, 1200 by 630, from what the table already shows.
import { type Course, stepPath } from "./course";

export interface Shared {
  title: string;
  game: string;
  /** Day and place, in small letters. */
  note: string;
  players: readonly { name: string; points: string; colour: string }[];
  course: Course | null;
  /** Rows of letters, a stone each: the face of the temple. */
  face: readonly string[] | null;
  /** The emblems of what was built, ready to be drawn. */
  emblems: readonly CanvasImageSource[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const STONES: Record<string, string> = { g: "#4f9a7d", s: "#a9b0b8", b: "#7a4526", w: "#f6efe0" };
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
  ground(pen);
  words(pen, shared);
  if (shared.face) wall(pen, shared.face);
  else gallery(pen, shared.emblems);
  if (shared.course) curve(pen, shared.course, shared.players);
}

function ground(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, "#f6e7c8");
  sky.addColorStop(0.7, "#fbf4e4");
  sky.addColorStop(0.7, "#d8b982");
  sky.addColorStop(1, "#c9a567");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#f2bd3f";
  pen.beginPath();
  pen.arc(1090, 96, 44, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "#dcc089";
  pen.fill(
    new Path2D("M0 441L150 300L260 400L420 250L640 441ZM760 441L920 330L1010 400L1130 290L1200 360V441Z"),
  );
}

function words(pen: CanvasRenderingContext2D, { title, game, note, players }: Shared): void {
  pen.textBaseline = "alphabetic";
  pen.fillStyle = "#7c2f14";
  pen.font = `28px ${TEXT}`;
  pen.fillText(`Digsite · ${game}`, 64, 76);
  pen.fillStyle = "#2b2118";
  pen.font = `60px ${DISPLAY}`;
  pen.fillText(title, 62, 150, 900);
  players.forEach(({ name, points, colour }, place) => {
    const y = 218 + place * 58;
    pen.fillStyle = colour;
    pen.fillRect(64, y - 32, 12, 40);
    pen.fillStyle = "#2b2118";
    pen.font = `34px ${TEXT}`;
    pen.fillText(name, 92, y, 300);
    pen.font = `700 38px ${TEXT}`;
    pen.fillStyle = "#9a3f1f";
    pen.fillText(points, 410, y, 200);
  });
  pen.font = `22px ${TEXT}`;
  pen.fillStyle = "#5b4527";
  pen.fillText(note, 64, HEIGHT - 34);
}

/** The face of the temple, standing on the ground. */
function wall(pen: CanvasRenderingContext2D, face: readonly string[]): void {
  const side = 42;
  const left = WIDTH - 64 - (face[0]?.length ?? 0) * side;
  const base = HEIGHT - 120;
  face.forEach((row, top) => {
    [...row].forEach((letter, across) => {
      const colour = STONES[letter];
      if (!colour) return;
      const [x, y] = [left + across * side, base - (face.length - top) * side];
      pen.fillStyle = colour;
      pen.fillRect(x, y, side - 2, side - 2);
      pen.fillStyle = "#0000001f";
      pen.fillRect(x, y + side - 10, side - 2, 8);
    });
  });
  pen.fillStyle = "#9a3f1f";
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

function curve(pen: CanvasRenderingContext2D, { scores }: Course, players: Shared["players"]): void {
  const all = scores.flat();
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  pen.save();
  pen.translate(64, 462);
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  scores.forEach((points, seat) => {
    pen.strokeStyle = players[seat]?.colour ?? "#2b2118";
    pen.stroke(new Path2D(stepPath(points, lowest, highest, 480, 90)));
  });
  pen.restore();
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
