// What the table sounds like: stone, bronze, reed and paper, made of tones and noise. Times are seconds from the start.

/** A tone that begins at `start`, slides from one pitch to another if there are two, and dies away. */
interface Tone {
  kind: "tone";
  wave: OscillatorType;
  pitch: readonly [from: number, to?: number];
  start: number;
  length: number;
  loud: number;
}

/** A breath of noise through a filter. */
interface Noise {
  kind: "noise";
  filter: BiquadFilterType;
  pitch: readonly [from: number, to?: number];
  start: number;
  length: number;
  loud: number;
}

export type Part = Tone | Noise;

const tone = (
  wave: OscillatorType,
  pitch: Tone["pitch"],
  start: number,
  length: number,
  loud: number,
): Tone => ({ kind: "tone", wave, pitch, start, length, loud });

const noise = (
  filter: BiquadFilterType,
  pitch: Noise["pitch"],
  start: number,
  length: number,
  loud: number,
): Noise => ({ kind: "noise", filter, pitch, start, length, loud });

/** A bell of bronze: a tone and what rings above it. */
const bell = (pitch: number, start: number, loud: number, length = 0.9): Part[] => [
  tone("sine", [pitch], start, length, loud),
  tone("sine", [pitch * 2.76], start, length * 0.5, loud * 0.4),
  tone("sine", [pitch * 5.4], start, length * 0.22, loud * 0.2),
];

export const VOICES = {
  /** A block comes to rest: a thud, and grit. */
  stone: [
    tone("sine", [150, 52], 0, 0.22, 0.55),
    noise("lowpass", [900, 200], 0, 0.12, 0.5),
    noise("bandpass", [2400], 0.03, 0.09, 0.1),
  ],
  /** A key is claimed. */
  key: [...bell(659, 0, 0.2), ...bell(988, 0.11, 0.17)],
  /** A card is drawn or laid down. */
  card: [noise("highpass", [2600, 5200], 0, 0.09, 0.22), noise("bandpass", [1500], 0.06, 0.04, 0.2)],
  /** Stones drawn over sand. */
  slide: [noise("bandpass", [380, 720], 0, 0.4, 0.34), noise("lowpass", [240], 0.32, 0.1, 0.3)],
  /** Time takes something away. */
  decline: [tone("triangle", [330, 165], 0, 0.6, 0.2), noise("lowpass", [1200, 160], 0.08, 0.6, 0.22)],
  /** Knowledge falls into the jar. */
  lost: [tone("sine", [520, 390], 0, 0.16, 0.16), tone("sine", [390, 290], 0.12, 0.2, 0.14)],
  /** It is your move: two soft knocks. */
  turn: [tone("triangle", [330], 0, 0.12, 0.24), tone("triangle", [247], 0.14, 0.16, 0.24)],
  /** The game is over. */
  end: [
    ...bell(392, 0, 0.2, 1.6),
    ...bell(494, 0.16, 0.18, 1.5),
    ...bell(587, 0.32, 0.18, 1.5),
    ...bell(784, 0.52, 0.2, 2),
  ],
} satisfies Record<string, Part[]>;

export type SoundName = keyof typeof VOICES;
