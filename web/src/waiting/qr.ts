// QR codes after ISO/IEC 18004, as far as a link needs them: bytes, correction level M, versions 1 to 10 (213 bytes).

/** For each version: codewords of correction in a block, and for each block how many of data it has. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** For each version from 2 on, where alignment patterns are centred, beside 6. */
const ALIGNED = [[18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

type Grid = (boolean | null)[][];

/** The modules of a link's code, dark ones true; null where it is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => bytes.length <= capacity(index + 1)) + 1;
  if (!version) return null;
  const plain = framed(version);
  const bits = interleaved(version, dataWords(version, bytes)).flatMap(word => bitsOf(word, 8));
  const filled = filledIn(plain, bits);
  const masked = MASKS.map((mask, number) => finished(version, plain, filled, mask, number));
  return masked.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

function wordsOf(version: number): number {
  return (BLOCKS[version - 1]?.[1] ?? []).reduce((sum, words) => sum + words, 0);
}

function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function capacity(version: number): number {
  return wordsOf(version) - Math.ceil((4 + countBits(version)) / 8);
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

/** Mode, length and bytes, filled up to the version's size. */
function dataWords(version: number, bytes: Uint8Array): number[] {
  const size = wordsOf(version);
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, countBits(version)),
    ...[...bytes].flatMap(byte => bitsOf(byte, 8)),
  ];
  bits.push(...Array(Math.min(4, size * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const words = [];
  for (let start = 0; start < bits.length; start += 8) {
    words.push(bits.slice(start, start + 8).reduce((word, bit) => word * 2 + bit, 0));
  }
  for (let filler = 0xec; words.length < size; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** Data and correction, a codeword of each block in turn. */
function interleaved(version: number, words: readonly number[]): number[] {
  const [correction, sizes] = BLOCKS[version - 1] ?? [0, []];
  const left = [...words];
  const blocks = sizes.map(size => left.splice(0, size));
  const corrections = blocks.map(block => remainder(block, correction));
  return [...across(blocks), ...across(corrections)];
}

function across(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(block => block.length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap(block => block[index] ?? [])).flat();
}

// Reed-Solomon over the field of 256 elements.

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(a: number, b: number): number {
  return a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0;
}

function generator(degree: number): number[] {
  let made = [1];
  for (let power = 0; power < degree; power++) {
    const next = [...made, 0];
    made.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, EXP[power] ?? 0);
    });
    made = next;
  }
  return made;
}

function remainder(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...data, ...Array(degree).fill(0)];
  data.forEach((_, place) => {
    const factor = rest[place];
    divisor.forEach((value, index) => {
      rest[place + index] ^= times(value, factor);
    });
  });
  return rest.slice(data.length);
}

// The picture.

function empty(size: number): Grid {
  return Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
}

function put(grid: Grid, row: number, column: number, dark: boolean | null): void {
  const line = grid[row];
  if (line && column >= 0 && column < line.length) line[column] = dark;
}

/** What every code of a version has; null where data goes. Places of the format are kept free. */
function framed(version: number): Grid {
  const size = 17 + 4 * version;
  const grid = empty(size);
  for (let index = 0; index < size; index++) {
    put(grid, 6, index, index % 2 === 0);
    put(grid, index, 6, index % 2 === 0);
  }
  align(grid, version);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    rings(grid, row, column, 4, distance => distance !== 2 && distance !== 4);
  }
  formatPlaces(size).forEach(place => {
    put(grid, ...place, false);
  });
  put(grid, size - 8, 8, true);
  if (version >= 7) writeVersion(grid, version);
  return grid;
}

function rings(
  grid: Grid,
  row: number,
  column: number,
  radius: number,
  dark: (distance: number) => boolean,
): void {
  for (let down = -radius; down <= radius; down++) {
    for (let right = -radius; right <= radius; right++) {
      put(grid, row + down, column + right, dark(Math.max(Math.abs(down), Math.abs(right))));
    }
  }
}

function align(grid: Grid, version: number): void {
  const last = grid.length - 7;
  const centres = [6, ...(ALIGNED[version - 2] ?? [])];
  for (const row of centres) {
    for (const column of centres) {
      const corner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (version > 1 && !corner) rings(grid, row, column, 2, distance => distance !== 1);
    }
  }
}

function writeVersion(grid: Grid, version: number): void {
  let rest = version << 12;
  for (let bit = 17; bit >= 12; bit--) if (rest & (1 << bit)) rest ^= 0x1f25 << (bit - 12);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index++) {
    const dark = Boolean((bits >> index) & 1);
    const [near, far] = [Math.floor(index / 3), grid.length - 11 + (index % 3)];
    put(grid, near, far, dark);
    put(grid, far, near, dark);
  }
}

/** Where the fifteen bits of the format stand, twice, the highest first. */
function formatPlaces(size: number): [number, number][] {
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((column): [number, number] => [8, column]);
  const up = [7, 5, 4, 3, 2, 1, 0].map((row): [number, number] => [row, 8]);
  const below = Array.from({ length: 7 }, (_, index): [number, number] => [size - 1 - index, 8]);
  const right = Array.from({ length: 8 }, (_, index): [number, number] => [8, size - 8 + index]);
  return [...first, ...up, ...below, ...right];
}

/** The data, two columns at a time, up and down from the right. */
function filledIn(plain: Grid, bits: readonly number[]): Grid {
  const grid = plain.map(line => [...line]);
  const size = grid.length;
  let next = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--; // the timing pattern has no place in a pair
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (plain[row]?.[column] === null) put(grid, row, column, Boolean(bits[next++]));
      }
    }
    upwards = !upwards;
  }
  return grid;
}

type Mask = (row: number, column: number) => boolean;
const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  row => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function finished(version: number, plain: Grid, filled: Grid, mask: Mask, number: number): boolean[][] {
  const grid = filled.map((line, row) =>
    line.map((dark, column) => Boolean(dark) !== (plain[row]?.[column] === null && mask(row, column))),
  );
  const bits = formatBits(number);
  formatPlaces(17 + 4 * version).forEach(([row, column], index) => {
    put(grid, row, column, Boolean(bits[index % 15]));
  });
  return grid;
}

/** Level M is 00; then the mask, and what corrects both. */
function formatBits(mask: number): number[] {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10);
  return bitsOf(((mask << 10) | rest) ^ 0x5412, 15);
}

/** How hard a code is to read: long runs, blocks, patterns like a corner's, too much of one shade. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const columns = grid.map((_, column) => grid.map(line => line[column] ?? false));
  const lines = [...grid, ...columns].map(line => line.map(dark => (dark ? "1" : "0")).join(""));
  const dark = grid.flat().filter(Boolean).length;
  const share = (100 * dark) / grid.length ** 2;
  return (
    lines.reduce((sum, line) => sum + runs(line) + 40 * corners(line), 0) +
    3 * squares(grid) +
    10 * Math.floor(Math.abs(share - 50) / 5)
  );
}

function runs(line: string): number {
  return [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
}

function corners(line: string): number {
  return [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
}

function squares(grid: readonly (readonly boolean[])[]): number {
  let found = 0;
  for (let row = 1; row < grid.length; row++) {
    for (let column = 1; column < grid.length; column++) {
      const dark = grid[row]?.[column];
      if (
        dark === grid[row - 1]?.[column] &&
        dark === grid[row]?.[column - 1] &&
        dark === grid[row - 1]?.[column - 1]
      ) {
        found++;
      }
    }
  }
  return found;
}

/** The dark modules as one path, a unit each, with the quiet zone of four that readers need. */
export function qrPath(code: readonly (readonly boolean[])[]): string {
  return code
    .flatMap((line, row) => line.map((dark, column) => (dark ? `M${column + 4} ${row + 4}h1v1h-1z` : "")))
    .join("");
}
