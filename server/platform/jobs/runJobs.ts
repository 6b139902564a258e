import { setTimeout as sleep } from 'node:timers/promises';
import { publishDue } from '#server/modules/brands/publishDue';
import { publishDueSets } from '#server/modules/brands/publishDueSets';
import { retrySlips } from '#server/modules/slips/retrySlips';
import { runTrialBalance } from '#server/modules/reconciliation/runTrialBalance';
import { expireRequests } from '#server/modules/deposits/expireRequests';
import { pullFeed } from '#server/modules/deposits/pullFeed';
import type { Deps } from '#server/modules/deps';
import { settleDays } from '#server/modules/affiliates/settleDays';
import { finishTransfers } from '#server/modules/games/finishTransfers';
import { pullRounds } from '#server/modules/games/pullRounds';
import { sweepTurnover } from '#server/modules/turnover/sweepTurnover';
import { payOut } from '#server/modules/withdrawals/payOut';

interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (deps: Deps) => Promise<unknown>;
}

const JOBS: readonly Job[] = [
  { name: 'bank feed', everyMs: 1_000, run: pullFeed },
  { name: 'slip look-ups', everyMs: 5_000, run: retrySlips },
  { name: 'expired requests', everyMs: 30_000, run: ({ db, clock }) => expireRequests(db, clock) },
  { name: 'scheduled releases', everyMs: 10_000, run: publishDue },
  { name: 'scheduled sets of releases', everyMs: 10_000, run: publishDueSets },
  { name: 'payouts', everyMs: 5_000, run: (deps) => payOut(deps) },
  { name: 'game rounds', everyMs: 2_000, run: pullRounds },
  { name: 'game transfers', everyMs: 10_000, run: finishTransfers },
  { name: 'turnover', everyMs: 30_000, run: sweepTurnover },
  { name: 'earnings', everyMs: 60_000, run: settleDays },
  { name: 'trial balance', everyMs: 60_000, run: runTrialBalance },
];

/** A stop waits so long for rounds under way. What is cut off is taken up again: by its lease, or by the feed. */
const STOP_MS = 2_000;

/**
 * Runs what nobody asks for, each job after its last round has ended. Every job may run on several
 * servers at once.
 * @returns stops them.
 */
export function startJobs(deps: Deps, onError: (error: unknown, job: string) => void): () => Promise<void> {
  const stopping = new AbortController();
  const loops = JOBS.map(async ({ name, everyMs, run }) => {
    while (await pause(everyMs, stopping.signal)) {
      await run(deps).catch((error: unknown) => {
        onError(error, name);
      });
    }
  });
  return async () => {
    stopping.abort();
    await Promise.race([Promise.all(loops), sleep(STOP_MS, undefined, { ref: false })]);
  };
}

/** @returns false when it is time to stop. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal, ref: false }).catch(() => false);
}
