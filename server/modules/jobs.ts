import type { Job } from '#server/platform/jobs/runJobs';
import type { Deps } from '#server/providers/deps';
import { evaluateAlerts } from './alerts/index';
import { publishDue, publishDueSets } from './brands/index';
import { retrySlips } from './slips/index';
import { rollUp, rollUpDecisions } from './reports/index';
import { runTrialBalance } from './reconciliation/index';
import { cancelAbandoned, codeJobs, expireRequests, pollJobs, pullFeed } from './deposits/index';
import { settleDays } from './affiliates/index';
import { finishTransfers, pullRounds } from './games/index';
import { sweepTurnover } from './turnover/index';
import { webhookJobs } from './webhooks/index';
import { payOut } from './withdrawals/index';

/** Background jobs of all modules. */
export const jobs = (deps: Deps): readonly Job<Deps>[] => [
  ...pollJobs(deps),
  ...codeJobs(deps),
  ...webhookJobs(deps),
  { name: 'bank feed', everyMs: 1_000, run: pullFeed },
  { name: 'slip look-ups', everyMs: 5_000, run: retrySlips },
  { name: 'expired requests', everyMs: 30_000, run: ({ db, clock }) => expireRequests(db, clock) },
  {
    name: 'requests without a QR code',
    everyMs: 30_000,
    run: ({ db, clock }) => cancelAbandoned(db, clock.now()),
  },
  { name: 'scheduled releases', everyMs: 1_000, run: publishDue },
  { name: 'scheduled sets of releases', everyMs: 1_000, run: publishDueSets },
  { name: 'payouts', everyMs: 5_000, run: (deps) => payOut(deps) },
  { name: 'game rounds', everyMs: 2_000, run: pullRounds },
  { name: 'game transfers', everyMs: 10_000, run: finishTransfers },
  { name: 'turnover', everyMs: 30_000, run: sweepTurnover },
  { name: 'earnings', everyMs: 60_000, run: settleDays },
  { name: 'report roll-ups', everyMs: 5_000, run: rollUp },
  { name: 'report decisions', everyMs: 60_000, run: rollUpDecisions },
  { name: 'alerts', everyMs: 60_000, run: evaluateAlerts },
  { name: 'trial balance', everyMs: 60_000, run: runTrialBalance },
];
