// Sounds are made here, not loaded: one audio context, opened when the first sound is wanted.
import { type Part, type SoundName, VOICES } from "./voices";

/** The same sound twice within this many seconds is heard once. */
const APART = 0.05;
/** A sound cannot end in silence exactly: it dies away to this. */
const QUIET = 0.0008;

let audio: AudioContext | null = null;
let grit: AudioBuffer | null = null;
const last = new Map<SoundName, number>();

/** Lets a sound be heard, as loud as wanted (0 to 1). */
export function play(name: SoundName, volume: number): void {
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  if (now - (last.get(name) ?? -1) < APART) return;
  last.set(name, now);
  const master = audio.createGain();
  master.gain.setValueAtTime(volume, now);
  master.connect(audio.destination);
  for (const part of VOICES[name]) sound(audio, part, now, master);
}

function sound(audio: AudioContext, part: Part, now: number, out: AudioNode): void {
  const start = now + part.start;
  const end = start + part.length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(part.loud, start);
  loudness.gain.exponentialRampToValueAtTime(QUIET, end);
  loudness.connect(out);
  const source = part.kind === "tone" ? audio.createOscillator() : audio.createBufferSource();
  const bent =
    part.kind === "tone"
      ? shaped(source as OscillatorNode, part.wave)
      : filtered(audio, source, part, loudness);
  bent.setValueAtTime(part.pitch[0], start);
  if (part.pitch[1]) bent.exponentialRampToValueAtTime(part.pitch[1], end);
  if (part.kind === "tone") source.connect(loudness);
  source.start(start);
  source.stop(end);
}

function shaped(source: OscillatorNode, wave: OscillatorType): AudioParam {
  source.type = wave;
  return source.frequency;
}

function filtered(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  part: Part,
  out: AudioNode,
): AudioParam {
  const filter = audio.createBiquadFilter();
  if (part.kind === "noise") filter.type = part.filter;
  (source as AudioBufferSourceNode).buffer = grit ??= noise(audio);
  source.connect(filter);
  filter.connect(out);
  return filter.frequency;
}

/** A second of noise, the same each time: no chance is needed for it. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let place = 0; place < samples.length; place++) {
    state = (state * 16_807) % 2_147_483_647;
    samples[place] = (state / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}

/** For tests: as if nothing had been heard yet. */
export function forget(): void {
  audio = null;
  grit = null;
  last.clear();
}
