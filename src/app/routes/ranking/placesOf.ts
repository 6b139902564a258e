import type { Brand } from '#schemas/brand/brand';

type Row = Brand['leaderboard']['rows'][number];

export interface Placed extends Row {
  /** From 1; who has as much shares it, and the next place is left out. */
  readonly place: number;
  /** Where the row stands in the brand file. */
  readonly index: number;
}

/** Rows of a leaderboard, the highest score first (RTM-19). */
export function placesOf(rows: readonly Row[]): Placed[] {
  const sorted = rows.map((row, index) => ({ ...row, index })).sort((a, b) => b.score - a.score);
  return sorted.map((row) => ({ ...row, place: sorted.findIndex(({ score }) => score === row.score) + 1 }));
}
