import { median } from './measure';

/** Calls that count, after some that do not. */
const TIMES = 40;
const WARM_UP = 8;

/** Prints how long a call takes. @param budget of the 95th percentile, in ms. */
export async function showTimes(name: string, work: () => Promise<unknown>, budget?: number): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + TIMES; n += 1) {
    const started = performance.now();
    await work();
    if (n >= WARM_UP) times.push(performance.now() - started);
  }
  const p95 = [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
  showLine(name, times, budget === undefined ? undefined : { name: 'p95', value: p95, budget });
}

/** One line of the report. All in ms. */
export function showLine(
  name: string,
  times: readonly number[],
  judged?: { readonly name: string; readonly value: number; readonly budget: number },
): void {
  const verdict = judged
    ? `  ${judged.name} ${judged.value.toFixed(1)}, budget ${judged.budget}: ${judged.value <= judged.budget ? 'holds' : 'MISSED'}`
    : '';
  console.log(
    `${name.padEnd(38)} median ${median(times).toFixed(1).padStart(6)} ms (${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)})${verdict}`,
  );
}
