const LEFT = 5;

/** Whether a text has so nearly as many letters as it may have that one wants to know: a tenth of them is left, or five. */
export function nearlyFull(used: number, longest: number): boolean {
  return longest - used <= Math.max(LEFT, longest / 10);
}
