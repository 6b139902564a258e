import { bangkokDay, bangkokDayEnd, bangkokDayStart } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { SANDBOX } from '#sandbox/games/sandboxProvider';
import type { Chance } from './chance';
import type { CrowdMember } from './crowdMembers';
import type { Journal } from './journal';

export interface Staff {
  readonly payer: string;
  readonly cashier: string;
  readonly operator: string;
}

interface Place {
  readonly journal: Journal;
  readonly chance: Chance;
  /** The company account that receives deposits. */
  readonly accountId: string;
  readonly staff: Staff;
  readonly now: Date;
}

/** What a member has when the history ends; amounts in satang. */
export interface Played extends CrowdMember {
  readonly balance: number;
  /** The last deposit, if it was within the last day. */
  readonly lastDeposit: number | null;
  /** At the game provider of the sandbox; null without a visit. */
  readonly wallet: string | null;
}

const amounts = [100, 200, 300, 500, 500, 1_000, 2_000, 5_000] as const;
const games = ['naga-gold', 'hi-lo', 'dragon-tiger', 'temple-fair', 'lotus-moon'] as const;
/** Returns of a round in parts of its stake; 0.95 on average. */
const returns = [0, 0, 0, 0, 0.5, 1, 1.2, 1.8, 2, 3] as const;
const MOST_VISITS = 14;

/** Deposits, plays and withdrawals of a member from registration until a while ago. */
export function addHistory(place: Place, member: CrowdMember): Played {
  const { chance, now } = place;
  const usual = chance.pick(amounts) * 100;
  const pause = chance.integer(1, 9) * DAY_MS;
  let balance = 0;
  let lastDeposit: number | null = null;
  let wallet: string | null = null;
  let at = member.joined.getTime() + 10 * MINUTE_MS;
  const end = now.getTime() - HOUR_MS;
  for (let visit = 0; visit < MOST_VISITS && at < end && !member.isNew; visit += 1) {
    const amount = usual * chance.pick([1, 1, 2, 3]);
    const when = new Date(at);
    if (chance.next() < 0.12) addUnpaid(place, member, amount, when);
    else {
      addDeposit(place, member, amount, when);
      balance += amount;
      lastDeposit = at > now.getTime() - 20 * HOUR_MS ? amount : null;
    }
    // Only on days that are over, because a day is settled when it ends; and not across midnight.
    const dayEnd = bangkokDayEnd(at).getTime();
    if (balance >= 2_000 && dayEnd < now.getTime() && at + HOUR_MS < dayEnd) {
      wallet ??= addWallet(place, member, when);
      balance = addPlay(place, { member, wallet, balance, at });
    }
    const wanted = Math.floor((balance * 0.7) / 10_000) * 10_000;
    if (balance > 3 * usual && wanted > 0 && at + 3 * HOUR_MS < end) {
      const isPaid = chance.next() < 0.9;
      addWithdrawal(place, member, wanted, new Date(at + 2 * HOUR_MS), isPaid);
      if (isPaid) balance -= wanted;
    }
    // A day has one visit.
    at += Math.max(DAY_MS, pause * (0.4 + chance.next() * 1.2));
  }
  return { ...member, balance, lastDeposit, wallet };
}

function addDeposit(
  { journal, chance, accountId }: Place,
  member: CrowdMember,
  amount: number,
  at: Date,
): void {
  const id = chance.id(at);
  const done = new Date(at.getTime() + chance.integer(1, 6) * MINUTE_MS);
  const posted = journal.post({
    ...{ kind: 'DEPOSIT', reference: ['DEPOSIT_REQUEST', id], at: done, amount },
    ...{ from: ['BANK', accountId], to: ['MEMBER', member.id] },
  });
  const key = { sending_bank: '004', trans_ref: `DEMO${id.replaceAll('-', '').toUpperCase()}` };
  journal.add('deposit_requests', {
    ...{
      id,
      member_id: member.id,
      company_account_id: accountId,
      amount,
      pay_amount: amount,
      credited_amount: amount,
    },
    ...{
      bonus: 0,
      channel: chance.pick(['BANK', 'BANK', 'SLIP']),
      status: 'SUCCESS',
      ledger_transaction_id: posted,
    },
    ...{ expires_at: done, transferred_at: at, completed_at: done, created_at: at },
  });
  journal.add('bank_transfers', {
    ...{ ...key, id: chance.id(done), company_account_id: accountId, sender_account: member.bankId },
    ...{ sender_name: member.name, amount, transferred_at: at, status: 'MATCHED', deposit_request_id: id },
    ...{ created_at: done, completed_at: done },
  });
  journal.add('transfer_claims', {
    ...{ ...key, member_id: member.id, paid_type: 'DEPOSIT_REQUEST', paid_id: id, amount, linked: false },
    ...{ ledger_transaction_id: posted, created_at: done },
  });
}

/** A deposit that came to nothing. */
function addUnpaid(
  { journal, chance, accountId }: Place,
  member: CrowdMember,
  amount: number,
  at: Date,
): void {
  const done = new Date(at.getTime() + 15 * MINUTE_MS);
  journal.add('deposit_requests', {
    ...{ id: chance.id(at), member_id: member.id, company_account_id: accountId, amount, pay_amount: amount },
    ...{ credited_amount: null, bonus: 0, channel: 'BANK', status: chance.pick(['EXPIRED', 'CANCELLED']) },
    ...{
      ledger_transaction_id: null,
      expires_at: done,
      transferred_at: null,
      completed_at: done,
      created_at: at,
    },
  });
}

function addWallet({ journal, chance }: Place, member: CrowdMember, at: Date): string {
  const id = chance.id(at);
  journal.add('game_wallets', { id, member_id: member.id, provider: SANDBOX, created_at: at });
  return id;
}

interface Visit {
  readonly member: CrowdMember;
  readonly wallet: string;
  readonly balance: number;
  readonly at: number;
}

/** Takes everything to a game, plays some rounds and brings home what is left. @returns it. */
function addPlay({ journal, chance }: Place, { member, wallet, balance, at }: Visit): number {
  const day = bangkokDay(at);
  const time = (minutes: number) => new Date(at + minutes * MINUTE_MS);
  const game = chance.pick(games);
  const booking = chance.id(time(40));
  let [left, bets, wins, rounds] = [balance, 0, 0, 0];
  for (const most = chance.integer(3, 8); rounds < most; rounds += 1) {
    const bet = Math.max(100, Math.floor((left * chance.pick([0.04, 0.08, 0.15])) / 100) * 100);
    const win = Math.floor((bet * chance.pick(returns)) / 100) * 100;
    if (bet > left) break;
    left += win - bet;
    bets += bet;
    wins += win;
    const played = time(12 + rounds);
    const id = chance.id(played);
    journal.add('game_rounds', {
      ...{
        id,
        wallet_id: wallet,
        member_id: member.id,
        provider: SANDBOX,
        round_ref: `DEMO${id}`,
        game,
        bet,
        win,
        day,
      },
      ...{ booking_id: booking, played_at: played, created_at: played },
    });
  }
  const [arrival, departure] = [chance.id(time(10)), chance.id(time(45))];
  const move = (
    kind: string,
    transfer: string,
    amount: number,
    minutes: number,
    from: 'MEMBER' | 'GAME_TRANSIT' | 'GAME_WALLET',
    to: 'MEMBER' | 'GAME_TRANSIT' | 'GAME_WALLET',
  ) => {
    const account = (name: typeof from) => [name, name === 'GAME_WALLET' ? wallet : member.id] as const;
    if (amount > 0)
      journal.post({
        kind,
        reference: ['GAME_TRANSFER', transfer],
        at: time(minutes),
        amount,
        from: account(from),
        to: account(to),
      });
  };
  move('GAME_HOLD', arrival, balance, 10, 'MEMBER', 'GAME_TRANSIT');
  move('GAME_IN', arrival, balance, 10.1, 'GAME_TRANSIT', 'GAME_WALLET');
  const net = wins - bets;
  const [house, own] = [['GAME_HOUSE'], ['GAME_WALLET', wallet]] as const;
  if (net !== 0)
    journal.post({
      ...{ kind: 'GAME_ROUNDS', reference: ['GAME_ROUNDS', booking], at: time(40), amount: Math.abs(net) },
      ...(net > 0 ? { from: house, to: own } : { from: own, to: house }),
    });
  move('GAME_OUT', departure, left, 45, 'GAME_WALLET', 'MEMBER');
  for (const [id, direction, amount, minutes] of [
    [arrival, 'IN', balance, 10],
    [departure, 'OUT', left, 45],
  ] as const)
    if (amount > 0)
      journal.add('game_transfers', {
        ...{ id, wallet_id: wallet, member_id: member.id, direction, amount, status: 'DONE', tries: 1 },
        ...{ due_at: time(minutes), created_at: time(minutes), completed_at: time(minutes) },
      });
  journal.add('game_days', {
    ...{ id: chance.id(time(40)), member_id: member.id, day, rounds, turnover: bets, win: wins },
    ...{ refund: 0, af: 0, wl: 0, settled_at: new Date(bangkokDayStart(at).getTime() + DAY_MS + MINUTE_MS) },
  });
  return left;
}

/** A withdrawal that was paid out, or given back. */
function addWithdrawal(
  { journal, chance, staff }: Place,
  member: CrowdMember,
  amount: number,
  at: Date,
  isPaid: boolean,
): void {
  const id = chance.id(at);
  const done = new Date(at.getTime() + chance.integer(2, 25) * MINUTE_MS);
  const reference = ['WITHDRAWAL', id] as const;
  const [own, held] = [
    ['MEMBER', member.id],
    ['MEMBER_HELD', member.id],
  ] as const;
  const hold = journal.post({ kind: 'WITHDRAW_HOLD', reference, at, amount, from: own, to: held });
  const end = journal.post({
    ...{ kind: isPaid ? 'WITHDRAW_SETTLE' : 'WITHDRAW_RELEASE', reference, at: done, amount },
    ...{ from: held, to: isPaid ? ['PAYOUT'] : own },
  });
  journal.add('withdrawals', {
    ...{
      id,
      member_id: member.id,
      amount,
      bank_name: member.bankName,
      bank_id: member.bankId,
      account_name: member.name,
    },
    ...{
      status: isPaid ? 'SUCCESS' : 'REFUNDED',
      reason: isPaid ? null : 'ชื่อบัญชีไม่ตรงกับที่ลงทะเบียน',
      tries: isPaid ? 1 : 0,
    },
    ...{
      handled_by: staff.payer,
      hold_transaction_id: hold,
      end_transaction_id: end,
      manual_reasons: ['AMOUNT'],
    },
    ...{ completed_at: done, created_at: at },
  });
  journal.add('audit_log', {
    ...{ id: chance.id(done), actor_kind: 'STAFF', actor_id: staff.payer, created_at: done },
    ...{
      action: isPaid ? 'withdrawal.approve' : 'withdrawal.reject',
      subject_type: 'WITHDRAWAL',
      subject_id: id,
    },
    ...{ ledger_transaction_id: end, detail: { amount: amount / 100 } },
  });
}
