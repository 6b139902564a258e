import autocannon from 'autocannon';

/** How many times each figure is measured; the median is shown with the lowest and highest. */
const RUNS = 3;
const SECONDS = 5;
export const CONNECTIONS = 50;

export interface Figure {
  readonly perSecond: readonly number[];
  /** Milliseconds. */
  readonly p99: readonly number[];
  /** Answers other than 2xx, over all runs. */
  readonly refused: number;
}

/** Loads an address from 50 connections, several times over. */
export async function load(url: string, options: Omit<autocannon.Options, 'url'> = {}): Promise<Figure> {
  const results: autocannon.Result[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    results.push(await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...options }));
  }
  return {
    perSecond: results.map(({ requests }) => requests.average),
    p99: results.map(({ latency }) => latency.p99),
    refused: results.reduce((sum, { non2xx }) => sum + non2xx, 0),
  };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** One line of the report: median, spread, p99, and the ratio to the reference. */
export function show(name: string, figure: Figure, reference?: Figure): void {
  const rate = (value: number) => Math.round(value).toLocaleString('en');
  const spread = `${rate(Math.min(...figure.perSecond))}–${rate(Math.max(...figure.perSecond))}`;
  const ratio = reference
    ? `  ×${(median(figure.perSecond) / median(reference.perSecond)).toFixed(2)} of the reference`
    : '';
  const refused = figure.refused > 0 ? `  ${rate(figure.refused)} answers were not 2xx` : '';
  console.log(
    `${name.padEnd(34)} ${rate(median(figure.perSecond)).padStart(7)}/s (${spread})  p99 ${Math.round(median(figure.p99))} ms${ratio}${refused}`,
  );
}
