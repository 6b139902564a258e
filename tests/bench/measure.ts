import autocannon from 'autocannon';

/** Duration and number of runs; the median is shown with the minimum and maximum. */
export interface Effort {
  readonly runs: number;
  readonly seconds: number;
}

export const THOROUGH: Effort = { runs: 5, seconds: 8 };
export const QUICK: Effort = { runs: 2, seconds: 2 };
export const CONNECTIONS = 50;

/** The server and the requests. */
export type Load = Omit<autocannon.Options, 'duration'> & {
  /** Before each run, not measured. */
  readonly prepare?: () => Promise<void>;
};

export interface Figure {
  readonly perSecond: readonly number[];
  /** Milliseconds. */
  readonly p99: readonly number[];
  /** Responses other than 2xx, over all runs. */
  readonly refused: number;
  /** CPU time per request in ms, server and database together; hardly affected by other processes of the machine. */
  readonly cpu?: readonly number[];
}

/**
 * Measures a load and its reference alternately, so that other activity of the machine affects both equally. `ratios`
 * are those of each pair. @param meter CPU time of servers and databases so far, in ms.
 */
export async function compare(
  effort: Effort,
  subject: Load,
  reference: Load,
  meter: () => number,
): Promise<{ subject: Figure; reference: Figure; ratios: readonly number[] }> {
  const turns: { subject: Metered; reference: Metered }[] = [];
  // Not measured: until the code is compiled, the first thousands of requests cost several times more.
  await once(effort, reference);
  await once(effort, subject);
  for (let turn = 0; turn < effort.runs; turn += 1) {
    turns.push({
      reference: await metered(effort, reference, meter),
      subject: await metered(effort, subject, meter),
    });
  }
  const of = (runs: readonly Metered[]) => ({
    ...figureOf(runs.map(({ result }) => result)),
    cpu: runs.map(({ cpu }) => cpu),
  });
  return {
    subject: of(turns.map((turn) => turn.subject)),
    reference: of(turns.map((turn) => turn.reference)),
    ratios: turns.map(
      (turn) => turn.subject.result.requests.average / turn.reference.result.requests.average,
    ),
  };
}

interface Metered {
  readonly result: autocannon.Result;
  readonly cpu: number;
}

async function metered(effort: Effort, load: Load, meter: () => number): Promise<Metered> {
  const { prepare, ...rest } = load;
  await prepare?.();
  const before = meter();
  const result = await once(effort, rest);
  return { result, cpu: (meter() - before) / result.requests.total };
}

/** One run of a load. */
export async function once({ seconds }: Effort, { prepare, ...load }: Load): Promise<autocannon.Result> {
  await prepare?.();
  return autocannon({ connections: CONNECTIONS, ...load, duration: seconds });
}

export function figureOf(results: readonly autocannon.Result[]): Figure {
  return {
    perSecond: results.map(({ requests }) => requests.average),
    p99: results.map(({ latency }) => latency.p99),
    refused: results.reduce((sum, { non2xx }) => sum + non2xx, 0),
  };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** `1,234 (1,100–1,400)`: median, minimum and maximum. */
export function spread(values: readonly number[]): string {
  const round = (value: number) => Math.round(value).toLocaleString('en');
  return `${round(median(values))} (${round(Math.min(...values))}–${round(Math.max(...values))})`;
}

/** One line of the report: median, range, p99, and the ratio to the reference with its budget. */
export function show(
  name: string,
  figure: Figure,
  ratio?: { readonly ratios: readonly number[]; readonly budget: number },
): void {
  const rate = (value: number) => Math.round(value).toLocaleString('en');
  const spread = `${rate(Math.min(...figure.perSecond))}–${rate(Math.max(...figure.perSecond))}`;
  const comparison = ratio
    ? `  ${median(ratio.ratios).toFixed(2)} of the reference, budget ${ratio.budget.toFixed(2)}`
    : '';
  const refused = figure.refused > 0 ? `  ${rate(figure.refused)} answers were not 2xx` : '';
  const cpu = figure.cpu ? `  ${median(figure.cpu).toFixed(2)} ms of processor` : '';
  console.log(
    `${name.padEnd(38)} ${rate(median(figure.perSecond)).padStart(7)}/s (${spread})  p99 ${Math.round(median(figure.p99))} ms${cpu}${comparison}${refused}`,
  );
}

/** Whether a load meets its minimum: `holds` or `MISSED`. */
export function judge(
  figure: Figure,
  { rate, p99 }: { readonly rate: number; readonly p99: number },
  { seconds }: Effort,
): string {
  // Rejections are fast: a server that rejects everything would meet every budget.
  const answered = figure.perSecond.reduce((sum, one) => sum + one, 0) * seconds;
  const holds =
    figure.refused < answered / 10 && median(figure.perSecond) >= rate && median(figure.p99) <= p99;
  return `minimum ${rate}/s and p99 ${p99} ms: ${holds ? 'holds' : 'MISSED'}`;
}
