import { levelOf, levelRequirement } from '#core/brand/levels';
import type { Brand } from '#schemas/brand/brand';
import type { Calls } from '#schemas/api/contract';
import type { FramedNews } from '#schemas/preview/messages';
import type { PreviewState } from '#schemas/preview/state';
import type { DepositStatus } from '#schemas/api/shapes/statuses';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { firstCashback } from './factories/buildCashback';
import { buildDepositRequest, type DepositRequest, type DepositRow } from './factories/buildDeposit';
import {
  buildRecentGames,
  buildSessions,
  buildTransfers,
  type GameSession,
  type GameTransfer,
  type PlacedGame,
} from './factories/buildGames';
import {
  type Adjustment,
  buildAdjustments,
  buildDeposits,
  buildWithdrawals,
  buildWithdrawal,
  type Withdrawal,
} from './factories/buildHistory';
import { buildPrizes, type PrizeWorld } from './factories/buildPrizes';
import { buildSlip, type Slip } from './factories/buildSlip';
import { type Bounds, buildBounds } from './factories/buildBounds';
import { buildTurnover, type Requirement } from './factories/buildTurnover';
import { buildAddress, buildUser } from './factories/buildUser';

export type User = Calls['POST /api/auth/login']['data']['user'];
type Address = Calls['GET /api/auth/address/mine']['data'];
type Level = Calls['GET /api/auth/user/level/{uuid}']['data'];

/** The platform's state in a scenario. Calls read and change it. */
export interface World {
  readonly state: PreviewState;
  /** The brand as currently edited. */
  brand: Brand;
  readonly now: () => number;
  /** The only announcement; null for the examples. */
  readonly news: FramedNews | undefined;
  readonly uuid: () => string;
  user: User;
  readonly deposits: { readonly total: number; readonly month: number };
  /** Satang. */
  credit: number;
  /** Satang of income from friends: from their turnover, and from their losses. */
  readonly income: { af: number; wl: number };
  /** Satang of the refund of own losses that waits. */
  cashback: number;
  /** The displayed one, open or final; null for the form. */
  request: DepositRequest | null;
  depositRows: DepositRow[];
  withdrawals: Withdrawal[];
  slips: Slip[];
  readonly transfers: readonly GameTransfer[];
  readonly sessions: readonly GameSession[];
  /** Games that the member opened, newest first. */
  recentGames: readonly PlacedGame[];
  favouriteGames: readonly PlacedGame[];
  readonly adjustments: readonly Adjustment[];
  readonly turnovers: readonly Requirement[];
  address: Address;
  /** Prizes, points and rewards. */
  readonly prizes: PrizeWorld;
  /** The member's own limits. */
  readonly bounds: Bounds;
  /** Uuids of ended sessions. */
  readonly ended: Set<string>;
}

/** Baht that members of the levels 1 to 6 hold. */
const credits = [1523.5, 12_450.75, 58_200, 186_400.25, 512_000, 1_250_000];
/** Progress to the next level, 0 to 1. */
const PROGRESS = 0.62;

/** Creates the world of a state. @param now returns milliseconds since the epoch. */
export function buildWorld(state: PreviewState, brand: Brand, now: () => number, news?: FramedNews): World {
  const uuid = makeUuids();
  const isFull = state.account === 'full';
  const level = levelOfState(state);
  const credit = isFull ? (credits[level - 1] ?? 0) : 0;
  const address = isFull ? buildAddress() : null;
  return {
    state,
    brand,
    now,
    news,
    uuid,
    user: buildUser({ level, user_credit: { point: credit, level }, user_address: address }),
    deposits: depositsOf(brand, level, isFull),
    credit: Math.round(credit * 100),
    income: isFull ? { af: 154_025, wl: 62_050 } : { af: 0, wl: 0 },
    cashback: isFull ? firstCashback(brand, level) : 0,
    request: requestOf(state, brand, now(), uuid),
    depositRows: isFull ? buildDeposits(now(), uuid) : [],
    withdrawals: [...withdrawalOf(state, now(), uuid), ...(isFull ? buildWithdrawals(now(), uuid) : [])],
    slips: slipsOf(state, now(), uuid),
    turnovers: buildTurnover(state, brand, now(), uuid),
    address,
    prizes: buildPrizes(state, brand, now(), uuid),
    bounds: buildBounds(state, now()),
    ended: new Set(),
    favouriteGames: [],
    recentGames: isFull ? buildRecentGames() : [],
    transfers: isFull ? buildTransfers(now(), uuid) : [],
    sessions: isFull ? buildSessions(now(), uuid) : [],
    adjustments: isFull ? buildAdjustments(now(), uuid) : [],
  };
}

export function isMember({ member }: PreviewState): boolean {
  return member !== 'visitor';
}

function levelOfState({ member }: PreviewState): Level['level'] {
  const level = Number(member.replace('level-', ''));
  return level >= 1 ? level : 1;
}

/** Deposits in baht: the level's requirement, and in a full account most of the next one. */
function depositsOf(brand: Brand, level: number, isFull: boolean) {
  const least = levelRequirement(brand, level);
  const paid = isFull ? Math.max(least, Math.round(levelOf(brand, level).nextLevelAmount * PROGRESS)) : least;
  return { total: paid, month: paid };
}

function requestOf({ deposit }: PreviewState, brand: Brand, now: number, uuid: () => string) {
  if (deposit === 'none') return null;
  const { depositMinutes: minutes } = brand.limits;
  const isQr = deposit.startsWith('QR_');
  const status = deposit.replace('QR_', '') as DepositStatus;
  const isOver = status === 'EXPIRED';
  return buildDepositRequest({
    uuid: uuid(),
    amount: 500,
    status,
    isQr,
    reason: status === 'REJECTED' ? 'ไม่พบยอดโอนในบัญชี' : null,
    at: now - (isOver ? minutes + 2 : 2) * MINUTE_MS,
    minutes,
  });
}

function withdrawalOf({ withdrawal }: PreviewState, now: number, uuid: () => string): Withdrawal[] {
  if (withdrawal === 'none') return [];
  const isRefused = withdrawal === 'REJECTED' || withdrawal === 'FAILED' || withdrawal === 'REFUNDED';
  return [
    buildWithdrawal({
      uuid: uuid(),
      amount: 1000,
      status: withdrawal,
      reason: isRefused ? 'บัญชีปลายทางปิดรับโอน' : null,
      createdAt: bangkokIso(now - 4 * MINUTE_MS),
    }),
  ];
}

function slipsOf({ slip, account }: PreviewState, now: number, uuid: () => string): Slip[] {
  const at = (minutes: number) => bangkokIso(now - minutes * MINUTE_MS);
  const shown = slip === 'none' ? [] : [buildSlip({ uuid: uuid(), createdAt: at(3), status: slip })];
  const older =
    account === 'full'
      ? [buildSlip({ uuid: uuid(), createdAt: at(3000), status: 'SUCCESS', amount: 1200 })]
      : [];
  return [...shown, ...older];
}

/** Deterministic ids, so that screenshots of a frame can be compared. Not for unguessable ids. */
export function makeUuids(): () => string {
  let last = 0;
  return () => `01936f2e-7c1a-7000-8000-${(last += 1).toString(16).padStart(12, '0')}`;
}
