// The six lines of the Excavation Yard: three rows and three columns of its nine sites.
const SITES: Record<string, readonly number[]> = {
  row1: [0, 1, 2],
  row2: [3, 4, 5],
  row3: [6, 7, 8],
  column1: [0, 3, 6],
  column2: [1, 4, 7],
  column3: [2, 5, 8],
};

/** In the order of their keys. */
export const LINES: readonly string[] = Object.keys(SITES);

/** The places of a line in the list of sites. */
export function lineSites(line: string): readonly number[] {
  return SITES[line] ?? [];
}

/** The blocks that lie in a line. */
export function lineBlocks(yard: readonly (string | null)[], line: string): string[] {
  return lineSites(line).flatMap(site => yard[site] ?? []);
}
