/**
 * The reference: what every operation must answer and move, said a second time, as plainly as it can be said and without
 * a line of the product. Money in satang, time in milliseconds.
 */

export type Period = 'DAY' | 'WEEK' | 'MONTH';
export type Answer = 'DONE' | 'REFUSED' | 'UNKNOWN';

export interface Member {
  isThere: boolean;
  session: { usedAt: number; endsAt: number } | undefined;
  credit: number;
  held: number;
  points: number;
  /** On the way to the house, and there. */
  transit: number;
  wallet: number;
  moving: { way: 'IN' | 'OUT'; amount: number; dueAt: number; tries: number } | undefined;
  /** Every deposit that was credited: what was asked for counts for limits, what came for the rest. */
  readonly deposits: { readonly asked: number; readonly paid: number; readonly at: number }[];
  level: number;
  readonly limits: Map<Period, { amount: number; raise?: { to: number | null; since: number } | undefined }>;
  rest: { code: 'TIME_OUT_ACTIVE' | 'SELF_EXCLUDED'; until: number } | undefined;
  stretch: { since: number | undefined; seenAt: number } | undefined;
  lastRound: number;
  checkIn: { day: number; streak: number } | undefined;
  spins: { day: number; used: number } | undefined;
  nonce: number;
  readonly bonuses: Set<string>;
  /** What has to be staked, oldest first. */
  turnovers: Turnover[];
}

/** Credit that was given and has to be staked. */
export interface Turnover {
  readonly given: number;
  readonly required: number;
  done: number;
  readonly at: number;
  /** Play counts before it. */
  readonly until: number;
  /** Whether the bonus is taken back at expiry. */
  readonly takes: boolean;
  /** When the expiry takes effect, and when the sweep looks at it next. */
  readonly end: number;
  due: number;
  status: 'OPEN' | 'MET' | 'EXPIRED' | 'LOST' | 'WAIVED';
  taken: number;
  /** The staff member whose waiver waits for a second person. */
  waiverBy: number | undefined;
}

/** A requirement that one staff member waived alone: its credit counts towards what they may adjust in a day. */
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

/** Money that somebody sent at a bank. */
export interface Transfer {
  readonly amount: number;
  readonly at: number;
  /** What it paid for has it for ever. */
  isClaimed: boolean;
  /** What became of the bank line, once the feed has reported it. */
  feed: 'UNTOLD' | 'UNMATCHED' | Claim;
  /** What it was claimed for. */
  claim: Claim;
  /** Who sent it from their own account, as the feed reported it. */
  from: number | undefined;
}

/** What a transfer may be claimed for: a credit, one that was given by hand before, its way back. */
export type Claim = 'MATCHED' | 'LINKED' | 'REFUNDED';

/** Money from outside, or a correction by hand, that a member was credited. */
export interface Credit {
  readonly who: number;
  readonly amount: number;
  /** What came, was asked for and was to be paid. */
  readonly amounts: readonly number[];
  /** From when the money was expected until it was credited. */
  readonly since: number;
  readonly until: number;
  /** The request that it ended; neither this nor a slip's of a correction. */
  readonly request?: Request | undefined;
  /** A correction is none. */
  readonly isDeposit: boolean;
  isBacked: boolean;
  /** The staff member who gave it. */
  readonly by: number | undefined;
}

/** What staff did by hand, or want to. */
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
  /** When the bank is asked next, and how often it was. */
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
  /** Pieces of the limited prize that were won. */
  won: number;
  /** How often the bank was asked to pay. */
  asked: number;
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
    moving: undefined,
    deposits: [],
    level: 1,
    limits: new Map(),
    rest: undefined,
    stretch: undefined,
    lastRound: -Infinity,
    checkIn: undefined,
    spins: undefined,
    nonce: 0,
    bonuses: new Set(),
    turnovers: [],
  };
}

/**
 * The one that was meant, counted from the newest; nothing of an empty list.
 * @param isLive half of the time one of these is meant, where there is one: they have more to come.
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
