import { sql } from 'kysely';
import { bankByCode } from '#schemas/common/banks';
import { type QueueKind, queueKinds } from '#schemas/api/shapes/queueItem';
import { maskAccount } from '#core/identity/mask';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import type { Chance } from './chance';
import type { Played, Staff } from './crowdHistory';
import type { Journal } from './journal';

interface Desk {
  readonly journal: Journal;
  readonly chance: Chance;
  readonly accountId: string;
  readonly staff: Staff;
  /** Milliseconds for a minute of the requests' ages: less where staff are in time. */
  readonly minute: number;
  readonly now: Date;
}

/** How the file names of the crowd's slips begin. */
export const CROWD_SLIPS = 'demo/';

/** Satang; of a withdrawal. */
const LEAST = 10_000;

/** Requests that wait for staff, with every signal that their kind may have. */
export function addRequests(desk: Desk, members: readonly Played[]): void {
  const active = members.filter(({ isNew }) => !isNew);
  const fresh = members.filter(({ isNew }) => isNew);
  const again = active.filter(({ lastDeposit }) => lastDeposit !== null);
  addDeposits(desk, { active, fresh, again });
  addSlips(desk, active);
  const rich = active.filter(({ balance }) => balance >= LEAST);
  for (const [n, member] of rich.slice(0, 11).entries()) addWithdrawal(desk, member, n);
  addAdjustments(desk, active);
  for (const member of rich.slice(11, 13)) addGameTransfer(desk, member);
}

interface Groups {
  readonly active: readonly Played[];
  readonly fresh: readonly Played[];
  /** Who deposited within the last day. */
  readonly again: readonly Played[];
}

function addDeposits(desk: Desk, { active, fresh, again }: Groups): void {
  const { journal, chance, accountId, minute, now } = desk;
  const [first, second] = fresh;
  const [repeated] = again;
  // A member has at most one open request.
  const [onBreak, near, ...plain] = active.slice(20).filter((member) => member !== repeated);
  const wanted: readonly (readonly [Played | undefined, number])[] = [
    ...([
      [first, 30_000],
      [second, 50_000],
      [repeated, repeated?.lastDeposit ?? 0],
    ] as const),
    ...([
      [onBreak, 100_000],
      [near, 50_000],
    ] as const),
    ...plain.slice(0, 4).map((member, n) => [member, 20_000 * (n + 1)] as const),
  ];
  for (const [n, [member, amount]] of wanted.entries()) {
    if (!member || amount === 0) continue;
    const at = new Date(now.getTime() - (n * n + 1) * minute);
    journal.add('deposit_requests', {
      ...{
        id: chance.id(at),
        member_id: member.id,
        company_account_id: accountId,
        amount,
        pay_amount: amount + 11 + n,
      },
      ...{
        credited_amount: null,
        bonus: 0,
        channel: 'BANK',
        status: 'TRANSFERRED',
        ledger_transaction_id: null,
      },
      ...{
        expires_at: new Date(now.getTime() + HOUR_MS),
        transferred_at: at,
        completed_at: null,
        created_at: at,
      },
    });
  }
  const at = new Date(now.getTime() - 5 * MINUTE_MS);
  if (near)
    journal.add('bank_transfers', {
      ...{
        sending_bank: '014',
        trans_ref: `DEMO${chance.id(at).replaceAll('-', '').toUpperCase()}`,
        id: chance.id(at),
      },
      ...{
        company_account_id: accountId,
        sender_account: 'xxx-x-x7788-x',
        sender_name: 'นาย ก***',
        amount: 50_000,
      },
      ...{
        transferred_at: at,
        status: 'UNMATCHED',
        deposit_request_id: null,
        created_at: at,
        completed_at: null,
      },
    });
  if (onBreak)
    journal.add('play_breaks', {
      ...{ member_id: onBreak.id, id: chance.id(now), kind: 'TIME_OUT' },
      ...{ starts_at: new Date(now.getTime() - DAY_MS), ends_at: new Date(now.getTime() + 6 * DAY_MS) },
    });
}

/** Two plain ones, one from another sender, three of one member within the hour. */
function addSlips({ journal, chance, accountId, minute, now }: Desk, active: readonly Played[]): void {
  const [one, two, other, many] = active.slice(10);
  const wanted = [
    ...([
      [one, null],
      [two, 'SLIP_NOT_FOUND'],
      [other, 'SLIP_WRONG_SENDER'],
    ] as const),
    ...([
      [many, null],
      [many, null],
      [many, 'SLIP_NOT_FOUND'],
    ] as const),
  ];
  for (const [n, [member, reason]] of wanted.entries()) {
    if (!member) continue;
    const at = new Date(now.getTime() - (4 * n + 1) * minute);
    const id = chance.id(at);
    const bank = bankByCode(member.bankName)?.bot ?? null;
    const isFound = reason !== 'SLIP_NOT_FOUND';
    const amount = 30_000 + 10_000 * n;
    journal.add('slips', {
      ...{ id, member_id: member.id, company_account_id: accountId, reason, tries: 1, created_at: at },
      ...{ image_hash: `\\x${id.replaceAll('-', '')}`, file_name: `${CROWD_SLIPS}${id}.png` },
      ...{ amount: isFound ? amount : null, requested_amount: amount, status: 'PENDING_REVIEW' },
      ...{ sending_bank: bank, trans_ref: `DEMO${id.replaceAll('-', '').toUpperCase()}` },
      ...{ sender_bank: bank, sender_account: maskAccount(member.bankId) },
      sender_name: reason === 'SLIP_WRONG_SENDER' ? 'คนอื่น โอนแทน' : member.name,
      transferred_at: new Date(at.getTime() - 2 * MINUTE_MS),
    });
  }
}

/** Most wait, some failed at the bank, one was refused without giving the credit back. */
function addWithdrawal({ journal, chance, staff, minute, now }: Desk, member: Played, n: number): void {
  const amount = Math.floor((member.balance * 0.8) / LEAST) * LEAST || LEAST;
  const status = n < 8 ? 'PENDING' : n < 10 ? 'FAILED' : 'REJECTED';
  const at = new Date(now.getTime() - (n * 4 + 2) * minute);
  const id = chance.id(at);
  const hold = journal.post({
    ...{ kind: 'WITHDRAW_HOLD', reference: ['WITHDRAWAL', id], at, amount },
    ...{ from: ['MEMBER', member.id], to: ['MEMBER_HELD', member.id] },
  });
  journal.add('withdrawals', {
    ...{ id, member_id: member.id, amount, bank_name: member.bankName, bank_id: member.bankId },
    ...{
      account_name: n === 1 ? 'ชื่อ เดิม' : member.name,
      status,
      reason: status === 'PENDING' ? null : 'ธนาคารปลายทางปฏิเสธ',
    },
    ...{ tries: status === 'FAILED' ? 1 : 0, handled_by: status === 'PENDING' ? null : staff.payer },
    ...{
      hold_transaction_id: hold,
      end_transaction_id: null,
      manual_reasons: [n % 2 === 0 ? 'AMOUNT' : 'FIRST_WITHDRAWAL'],
    },
    ...{ completed_at: null, created_at: at },
  });
  if (n !== 0) return;
  journal.add('turnover_requirements', {
    ...{
      id: chance.id(at),
      member_id: member.id,
      source: 'PROMOTION',
      source_id: chance.id(at),
      given: 10_000,
      deposit: 0,
    },
    ...{
      multiple: 5,
      required: 50_000,
      progress: 12_000,
      games: { slot: 100 },
      at_expiry: 'LAPSE',
      lost_below: 100,
    },
    ...{
      status: 'OPEN',
      taken: 0,
      expires_at: new Date(now.getTime() + 3 * DAY_MS),
      due_at: new Date(now.getTime() + 3 * DAY_MS),
    },
    created_at: at,
  });
}

/** The provider has not confirmed it. The next try is late, so that staff see it. */
function addGameTransfer({ journal, chance, now }: Desk, member: Played): void {
  if (member.wallet === null) return;
  const at = new Date(now.getTime() - 6 * MINUTE_MS);
  const id = chance.id(at);
  journal.post({
    ...{ kind: 'GAME_HOLD', reference: ['GAME_TRANSFER', id], at, amount: LEAST },
    ...{ from: ['MEMBER', member.id], to: ['GAME_TRANSIT', member.id] },
  });
  journal.add('game_transfers', {
    ...{ id, wallet_id: member.wallet, member_id: member.id, direction: 'IN', amount: LEAST },
    ...{ status: 'PENDING', tries: 1, created_at: at, completed_at: null },
    due_at: new Date(now.getTime() + DAY_MS),
  });
}

function addAdjustments({ journal, chance, staff, minute, now }: Desk, active: readonly Played[]): void {
  const reasons = [
    'เกมค้างระหว่างรอบ คืนเดิมพัน',
    'ชดเชยฝากล่าช้า',
    'กิจกรรมไลน์ประจำสัปดาห์',
    'เติมเครดิตซ้ำ ดึงคืน',
  ] as const;
  for (const [n, member] of active.slice(4, 8).entries()) {
    const at = new Date(now.getTime() - (n * 9 + 3) * minute);
    journal.add('adjustments', {
      ...{
        id: chance.id(at),
        member_id: member.id,
        direction: n === 3 ? 'TAKE' : 'ADD',
        amount: 5_000 * (n + 1),
      },
      ...{
        kind: (['CORRECTION', 'COMPENSATION', 'PROMOTION', 'RECALL'] as const)[n],
        reason: reasons[n],
        status: 'PENDING',
      },
      ...{
        proposed_by: n === 0 ? staff.operator : staff.cashier,
        alone: false,
        created_at: at,
        completed_at: null,
      },
    });
  }
}

/** The second item of the queues of deposits and withdrawals is on hold. */
export async function holdSome(trx: Transaction, brandId: string, { cashier }: Staff): Promise<void> {
  await sql`
    UPDATE queue_items q SET held_by = ${cashier}, held_at = now(), hold_reason = 'รอสมาชิกส่งสเตทเมนต์',
      held_until = now() + interval '2 hours'
    FROM (SELECT kind, id, row_number() OVER (PARTITION BY kind ORDER BY since) AS n FROM queue_items
          WHERE brand_id = ${brandId} AND kind IN ('deposit', 'withdrawal')) i
    WHERE q.brand_id = ${brandId} AND q.kind = i.kind AND q.id = i.id AND i.n = 2`.execute(trx);
}

const STOPPED_SECONDS = (3 * DAY_MS) / 1_000;

/**
 * The clocks of all queues but some have stood still for days, as after a hold: the desk opens with a few alerts instead
 * of one for each queue of each brand.
 */
export async function stopClocks(
  trx: Transaction,
  brandId: string,
  except: readonly QueueKind[],
): Promise<void> {
  await trx
    .updateTable('queue_items')
    .set({ stopped_seconds: STOPPED_SECONDS })
    .where('brand_id', '=', brandId)
    .where(
      'kind',
      'in',
      queueKinds.filter((kind) => !except.includes(kind)),
    )
    .execute();
}
