import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import type { TransferReport } from '../bank/transferReports';
import { reportedAmount, type Chaos } from '../chaos/chaos';
import { withSandbox } from '../db/database';
import { SEAMLESS } from '../games/seamlessRounds';
import type { CallPlatform, PlatformAnswer, PlatformCall } from './platformCalls';

/** Calls at once. */
const AT_ONCE = 20;
/** Until a call counts as lost with the process that made it. In ms. */
const LEASE_MS = MINUTE_MS;
/** How long calls are held back until their order is reversed. In ms. */
const REORDER_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
/** Before a call that has ended is deleted. In ms. */
const RETENTION_MS = 7 * DAY_MS;

interface OutboxDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly chaos: Chaos;
  readonly call: CallPlatform;
}

interface WaitingCall {
  readonly id: string;
  readonly provider: string;
  readonly path: string;
  readonly body: unknown;
  readonly tries: number;
}

/** The calls to the platform that the sandbox has to make, each repeated until it is acknowledged. */
export interface Outbox {
  /** Makes all calls that are due. */
  deliverDue(): Promise<void>;
  /** Makes this call at once. @returns its answer, nothing without one. */
  deliver(id: string): Promise<PlatformAnswer | undefined>;
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { db, clock, chaos } = deps;
  const deliverDue = async () => {
    const now = clock.now();
    const isReversed = chaos.has('transfers', 'outOfOrder');
    for (;;) {
      const calls = await claim(db, now, isReversed);
      if (calls.length === 0) return;
      if (isReversed) for (const call of calls) await attempt(deps, call);
      else await Promise.all(calls.map((call) => attempt(deps, call)));
      await deleteEnded(db, now);
    }
  };
  return {
    deliverDue,
    deliver: async (id) => {
      const [call] = await claimRows(db, clock.now(), sql`id = ${id} AND status = 'WAITING'`);
      return call && attempt(deps, call);
    },
  };
}

async function deleteEnded(db: Database, now: Date): Promise<void> {
  await withSandbox(db)
    .deleteFrom('sandbox_outbox')
    .where('status', '!=', 'WAITING')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
}

function claim(db: Database, now: Date, isReversed: boolean): Promise<readonly WaitingCall[]> {
  const oldest = isReversed ? new Date(now.getTime() - REORDER_MS) : now;
  const order = isReversed ? sql`id DESC` : sql`id`;
  return claimRows(
    db,
    now,
    sql`id IN (SELECT id FROM sandbox_outbox
      WHERE status = 'WAITING' AND due_at <= ${now} AND created_at <= ${oldest}
      ORDER BY ${order} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    isReversed,
  );
}

/** Postpones the calls, so that no other run makes them too and a crash repeats them. */
async function claimRows(
  db: Database,
  now: Date,
  condition: ReturnType<typeof sql>,
  isReversed = false,
): Promise<readonly WaitingCall[]> {
  const rows = await withSandbox(db)
    .updateTable('sandbox_outbox')
    .set((set) => ({ due_at: new Date(now.getTime() + LEASE_MS), tries: set('tries', '+', 1) }))
    .where(sql<boolean>`${condition}`)
    .returning(['id', 'provider', 'path', 'body', 'tries'])
    .execute();
  const oldestFirst = rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  return isReversed ? oldestFirst.reverse() : oldestFirst;
}

async function attempt(
  { db, clock, chaos, call }: OutboxDeps,
  waiting: WaitingCall,
): Promise<PlatformAnswer | undefined> {
  const { id, tries } = waiting;
  const answer = await call(callOf(chaos, waiting)).catch((error: unknown) => String(error));
  const pause = Math.min(1_000 * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  await withSandbox(db)
    .updateTable('sandbox_outbox')
    .set({
      status: typeof answer === 'string' ? 'WAITING' : statusOf(answer),
      answer: typeof answer === 'string' ? answer : `${answer.status} ${answer.code ?? ''}`.trim(),
      due_at: new Date(clock.now().getTime() + pause),
    })
    .where('id', '=', id)
    .execute();
  return typeof answer === 'string' ? undefined : answer;
}

function callOf(chaos: Chaos, { provider, path, body }: WaitingCall): PlatformCall {
  if (provider === SEAMLESS) return { port: 'seamless', provider, path, body };
  const { transfers } = body as { readonly transfers: readonly TransferReport[] };
  const reported = transfers.map((transfer) => ({
    ...transfer,
    amount: satangToBaht(reportedAmount(chaos, 'transfers', bahtToSatang(transfer.amount))),
  }));
  return { port: 'transfers', provider, path, body: { transfers: reported } };
}

/** Refusals of the wallet that repetition does not change. */
const FINAL = [
  'UNKNOWN_PLAYER',
  'PLAY_NOT_ALLOWED',
  'INSUFFICIENT_FUNDS',
  'ROUND_ENDED',
  'BET_REFUNDED',
  'REFERENCE_REUSED',
  'TRANSFERS_REFUSED',
];

function statusOf({ status, code }: PlatformAnswer): 'DELIVERED' | 'REFUSED' | 'WAITING' {
  if (status === 200) return 'DELIVERED';
  return code !== undefined && FINAL.includes(code) ? 'REFUSED' : 'WAITING';
}

/** Whether the platform refused a call for good. */
export function isRefused(answer: PlatformAnswer): boolean {
  return statusOf(answer) === 'REFUSED';
}
