import type { Job } from '#server/platform/jobs/runJobs';
import type { Deps } from './deps';
import { publishDue } from './brands/publishDue';
import { publishDueSets } from './brands/publishDueSets';
import { retrySlips } from './slips/retrySlips';
import { runTrialBalance } from './reconciliation/runTrialBalance';
import { expireRequests } from './deposits/expireRequests';
import { pullFeed } from './deposits/pullFeed';
import { settleDays } from './affiliates/settleDays';
import { finishTransfers } from './games/finishTransfers';
import { pullRounds } from './games/pullRounds';
import { sweepTurnover } from './turnover/sweepTurnover';
import { payOut } from './withdrawals/payOut';

/** Background jobs of all modules. */
export const jobs: readonly Job<Deps>[] = [
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
