import type { Act, Run } from './acts/act';
import { bounds } from './acts/bounds';
import { cashback } from './acts/cashback';
import { decisions } from './acts/decisions';
import { deposits } from './acts/deposits';
import { games } from './acts/games';
import { operatorActs } from './acts/operator';
import { seamless } from './acts/seamless';
import { sessions } from './acts/sessions';
import { slips } from './acts/slips';
import { turnover } from './acts/turnover';
import { withdrawals } from './acts/withdrawals';
import { findViolations } from './audit';
import type { Kind, Operation } from './operations';
import { firstState } from './world';
import type { Worlds } from './worlds';

const acts: { readonly [K in Kind]: Act<K> } = {
  ...bounds,
  ...cashback,
  ...decisions,
  ...deposits,
  ...games,
  ...operatorActs,
  ...seamless,
  ...sessions,
  ...slips,
  ...turnover,
  ...withdrawals,
};

/** The first difference between server and model. */
export interface Difference {
  /** Index of the operation. */
  readonly at: number;
  readonly found: string;
}

export interface Simulated {
  readonly difference: Difference | undefined;
  /** Number of operations by kind and result. */
  readonly tally: ReadonlyMap<string, number>;
}

/** Performs the operations in a new world and compares after each. Stops at the first difference. */
export async function simulate(
  worlds: Worlds,
  seed: number,
  operations: readonly Operation[],
): Promise<Simulated> {
  const world = await worlds.open(seed);
  const run: Run = { seed, world, state: firstState(world), audited: { entries: 0 } };
  const tally = new Map<string, number>();
  try {
    for (const [at, operation] of operations.entries()) {
      const found = await step(run, operation, tally).catch((error: unknown) => String(error));
      if (found !== '') return { difference: { at, found }, tally };
    }
    return { difference: undefined, tally };
  } finally {
    await worlds.leave(world);
  }
}

/** @returns description of a difference; undefined when there is none. */
async function step(run: Run, operation: Operation, tally: Map<string, number>): Promise<string> {
  const act = acts[operation.kind] as Act<Kind>;
  const [expected, answered] = await act(run, operation);
  // Without the balance or the prize that follows the code.
  const line = `${operation.kind} ${answered.split(' ')[0] ?? ''}`;
  tally.set(line, (tally.get(line) ?? 0) + 1);
  const wrong = await findViolations(run);
  if (expected !== answered) wrong.unshift(`${operation.kind} got ${answered}, not ${expected}`);
  return wrong.join('; ');
}
