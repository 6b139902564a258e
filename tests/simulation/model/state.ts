/**
 * The reference model: the expected result and effect of every operation, implemented a second time as simply as
 * possible and without product code. Money in satang, time in milliseconds.
 */

export type Period = 'DAY' | 'WEEK' | 'MONTH';
export type Answer = 'DONE' | 'REFUSED' | 'UNKNOWN';

export interface Member {
  isThere: boolean;
  session: { usedAt: number; endsAt: number } | undefined;
  credit: number;
  held: number;
  points: number;
  /** In transit to the provider, and at the provider. */
  transit: number;
  wallet: number;
  /** Staked in running rounds of the provider that stakes from credit, and those rounds. */
  staked: number;
  readonly tables: Table[];
  moving: { way: 'IN' | 'OUT'; amount: number; dueAt: number; tries: number } | undefined;
  /**
   * Every credited deposit: the requested amount counts towards limits, the received amount towards everything else.
   */
  readonly deposits: { readonly asked: number; readonly paid: number; readonly at: number }[];
  level: number;
  readonly limits: Map<Period, { amount: number; raise?: { to: number | null; since: number } | undefined }>;
  rest: { code: 'TIME_OUT_ACTIVE' | 'SELF_EXCLUDED'; until: number } | undefined;
  playSession: { since: number | undefined; seenAt: number } | undefined;
  lastRound: number;
  checkIn: { day: number; streak: number } | undefined;
  spins: { day: number; used: number } | undefined;
  nonce: number;
  readonly bonuses: Set<string>;
  /** Satang lost on each Bangkok day; negative when more was won. */
  readonly days: Map<number, { readonly lost: number; isSettled: boolean }>;
  /** Refunds of own losses that were not claimed yet. */
  cashback: number;
  /** Turnover requirements, oldest first. */
  turnovers: Turnover[];
}

/** A round at the provider that stakes from credit. */
export interface Table {
  /** Satang by reference. */
  readonly bets: Map<string, number>;
  /** References of bets that were given back. */
  readonly givenBack: Set<string>;
  isEnded: boolean;
}

/** Credit with a turnover requirement. */
export interface Turnover {
  readonly given: number;
  readonly required: number;
  done: number;
  readonly at: number;
  /** Play before this time counts. */
  readonly until: number;
  /** Whether the bonus is taken back at expiry. */
  readonly takes: boolean;
  /** Time of expiry, and when the sweep checks it next. */
  readonly end: number;
  due: number;
  status: 'OPEN' | 'MET' | 'EXPIRED' | 'LOST' | 'WAIVED';
  taken: number;
  /** The staff member whose waiver waits for a second person. */
  waiverBy: number | undefined;
}

/** A requirement waived by one staff member, whose daily limit its credit counts towards. */
export interface Waiver {
  readonly by: number;
  readonly amount: number;
  readonly at: number;
}

export interface Request {
  readonly who: number;
  readonly asked: number;
  readonly pay: number;
  readonly at: number;
  readonly until: number;
  status: 'PENDING' | 'TRANSFERRED' | 'CANCELLED' | 'EXPIRED' | 'REJECTED' | 'SUCCESS';
}

/** A transfer at the bank. */
export interface Transfer {
  readonly amount: number;
  readonly at: number;
  /** The credit that it backs, permanently. */
  isClaimed: boolean;
  /** Status of the bank line, once the feed has reported it. */
  feed: 'UNSENT' | 'UNMATCHED' | Claim;
  /** What it was claimed for. */
  claim: Claim;
  /** The member whose own account it came from, as the feed reported it. */
  from: number | undefined;
}

/** What a transfer may be claimed for: a credit, an earlier manual credit, a refund. */
export type Claim = 'MATCHED' | 'LINKED' | 'REFUNDED';

/** A credit of external money, or a manual adjustment. */
export interface Credit {
  readonly who: number;
  readonly amount: number;
  /** The received, the requested and the pay amount. */
  readonly amounts: readonly number[];
  /** From when the money was expected until it was credited. */
  readonly since: number;
  readonly until: number;
  /** The request that it completed; adjustments have neither a request nor a slip. */
  readonly request?: Request | undefined;
  /** An adjustment has none. */
  readonly isDeposit: boolean;
  isBacked: boolean;
  /** The staff member who made it. */
  readonly by: number | undefined;
}

/** A manual adjustment, or a proposal of one. */
export interface Proposal {
  readonly kind: 'CORRECTION' | 'DEPOSIT' | 'TRANSFER' | 'REFUND';
  readonly who?: number;
  readonly amount: number;
  readonly request?: Request;
  readonly line?: Transfer;
  readonly by: number;
  readonly at: number;
  readonly isAlone: boolean;
  status: 'PENDING' | 'SUCCESS' | 'REJECTED';
}

export interface Slip {
  readonly who: number;
  readonly transfer: Transfer;
  status: 'VERIFIED' | 'SUCCESS' | 'DUPLICATE' | 'PENDING_REVIEW' | 'REJECTED';
}

export interface Withdrawal {
  readonly who: number;
  readonly amount: number;
  readonly at: number;
  status: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'REJECTED' | 'REFUNDED';
  /** Time of the next payout attempt, and number of attempts. */
  dueAt: number;
  tries: number;
}

export interface State {
  now: number;
  values: 'A' | 'B';
  readonly members: Member[];
  readonly requests: Request[];
  readonly transfers: Transfer[];
  readonly slips: Slip[];
  readonly withdrawals: Withdrawal[];
  readonly credits: Credit[];
  readonly proposals: Proposal[];
  readonly waivers: Waiver[];
  /** Number of limited prizes won. */
  won: number;
  /** Number of payout requests that the bank received. */
  asked: number;
  /** Number of calls of the provider that stakes from credit. */
  calls: number;
}

export function newMember(isThere: boolean, credit: number): Member {
  return {
    isThere,
    session: undefined,
    credit,
    held: 0,
    points: 0,
    transit: 0,
    wallet: 0,
    staked: 0,
    tables: [],
    moving: undefined,
    deposits: [],
    level: 1,
    limits: new Map(),
    rest: undefined,
    playSession: undefined,
    lastRound: -Infinity,
    checkIn: undefined,
    spins: undefined,
    nonce: 0,
    bonuses: new Set(),
    days: new Map(),
    cashback: 0,
    turnovers: [],
  };
}

/**
 * The chosen item, counted from the newest; undefined for an empty list. @param isLive half of the time one of these is
 * chosen, when there is one, because more operations apply to them.
 */
export function newest<T>(
  list: readonly T[],
  pick: number,
  isLive: (one: T) => boolean = () => true,
): { readonly one: T; readonly at: number } | undefined {
  const live = list.filter(isLive);
  const among = pick % 2 === 0 && live.length > 0 ? live : list;
  const one = among[among.length - 1 - (pick % Math.max(1, among.length))];
  return one === undefined ? undefined : { one, at: list.indexOf(one) };
}

export function memberAt({ members }: State, who: number): Member {
  const member = members[who];
  if (!member) throw new Error(`There is no member ${String(who)}.`);
  return member;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const BANGKOK = 7 * HOUR;

/** Number of the Bangkok day; consecutive days differ by one. */
export const dayOf = (at: number): number => Math.floor((at + BANGKOK) / DAY);
export const midnightAfter = (at: number): number => (dayOf(at) + 1) * DAY - BANGKOK;

export function monthOf(at: number): number {
  const here = new Date(at + BANGKOK);
  return here.getUTCFullYear() * 12 + here.getUTCMonth();
}

/** `HH:MM:SS.mmm` in Bangkok. */
export const clockOf = (at: number): string => new Date(at + BANGKOK).toISOString().slice(11, 23);
