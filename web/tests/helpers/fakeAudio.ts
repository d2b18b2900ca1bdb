/** An audio context that only writes down what is scheduled. */
type Moment = [value: number, time: number];

class Param {
  value = 0;
  set: Moment[] = [];
  ramps: Moment[] = [];
  setValueAtTime = (value: number, time: number) => this.set.push([value, time]);
  exponentialRampToValueAtTime = (value: number, time: number) => this.ramps.push([value, time]);
}

class Node {
  readonly outs: unknown[] = [];
  connect = (to: unknown) => {
    this.outs.push(to);
    return to;
  };
  /** Everything this node is heard through. */
  reached = (): unknown[] => this.outs.flatMap(out => [out, ...(out instanceof Node ? out.reached() : [])]);
}

class Gain extends Node {
  readonly gain = new Param();
  get set() {
    return this.gain.set;
  }
  get ramps() {
    return this.gain.ramps;
  }
}

class Source extends Node {
  type = "";
  buffer: unknown = null;
  readonly frequency = new Param();
  started = -1;
  stopped = -1;
  start = (time: number) => {
    this.started = time;
  };
  stop = (time: number) => {
    this.stopped = time;
  };
}

export class FakeAudio {
  static made: FakeAudio[] = [];
  static now = 0;
  static reset(): void {
    FakeAudio.made = [];
    FakeAudio.now = 0;
  }

  readonly destination = {};
  readonly sampleRate = 100;
  readonly state = "running";
  readonly gains: Gain[] = [];
  readonly sources: Source[] = [];

  constructor() {
    FakeAudio.made.push(this);
  }

  get currentTime(): number {
    return FakeAudio.now;
  }

  createGain(): Gain {
    const gain = new Gain();
    this.gains.push(gain);
    return gain;
  }

  createOscillator(): Source {
    const source = new Source();
    this.sources.push(source);
    return source;
  }

  createBufferSource = this.createOscillator;

  createBiquadFilter(): Source {
    return new Source();
  }

  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
}
