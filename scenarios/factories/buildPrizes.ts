import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { PreviewState } from '#schemas/preview/state';
import { checkInValue } from '#core/brand/prizes';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS } from '#core/time/durations';

export type PlayRow = Calls['POST /api/auth/wheel/log']['data'][number];
export type GameReward = Calls['GET /api/auth/game/reward/request/my']['data'][number];
export type RewardRequest = Calls['POST /api/auth/reward/request']['data'];
export type CheckInRow = Calls['GET /api/auth/game/check-in']['data'][number];
type Prizes = Brand['wheel']['prizes'];

/** The prize games, each with the plays left today and its log. */
export const prizeGames = ['wheel', 'flipCard', 'flipCardReward'] as const;
export type PrizeGame = (typeof prizeGames)[number];

export interface PrizeWorld {
  points: number;
  readonly left: Record<PrizeGame, number>;
  readonly plays: Record<PrizeGame, PlayRow[]>;
  readonly gameRewards: GameReward[];
  readonly rewardRequests: RewardRequest[];
  /** Days of this month, oldest first. */
  readonly checkIns: CheckInRow[];
}

/** Plays of yesterday and earlier; a full account has points and plays left, an empty one has neither. */
export function buildPrizes(state: PreviewState, brand: Brand, now: number, uuid: () => string): PrizeWorld {
  const isFull = state.account === 'full';
  const plays = (prizes: Prizes) => (isFull ? buildPlays(prizes, now, uuid) : []);
  return {
    points: isFull ? 1250 : 0,
    left: isFull
      ? { wheel: 3, flipCard: 2, flipCardReward: 1 }
      : { wheel: 0, flipCard: 0, flipCardReward: 0 },
    plays: {
      wheel: plays(brand.wheel.prizes),
      flipCard: plays(brand.flipCard.prizes),
      flipCardReward: plays(brand.flipCardReward.prizes),
    },
    gameRewards: isFull ? buildGameRewards(now, uuid) : [],
    rewardRequests: isFull ? buildRewardRequests(now, uuid) : [],
    checkIns: buildCheckIns(state, brand, now, uuid),
  };
}

/** The log entry of a play with this prize. */
export function buildPlay(prize: Prizes[number], id: string, at: number): PlayRow {
  const { label, type, value } = prize;
  return { id, label: label.th, type, value: value === 0 ? null : value, createdAt: bangkokIso(at) };
}

function buildPlays(prizes: Prizes, now: number, uuid: () => string): PlayRow[] {
  return prizes
    .slice(0, 5)
    .map((prize, place) => buildPlay(prize, uuid(), now - (place + 1) * DAY_MS + place * HOUR_MS));
}

function buildGameRewards(now: number, uuid: () => string): GameReward[] {
  return (['PENDING', 'SUCCESS', 'REJECTED'] as const).map((status, place) => ({
    uuid: uuid(),
    label: place === 0 ? 'หูฟังไร้สาย' : 'บัตรเติมเงินมือถือ 50 บาท',
    status,
    createdAt: bangkokIso(now - (place * 3 + 1) * DAY_MS),
  }));
}

function buildRewardRequests(now: number, uuid: () => string): RewardRequest[] {
  return (['PENDING', 'APPROVED', 'SHIPPED', 'SUCCESS', 'REJECTED'] as const).map((status, place) => ({
    uuid: uuid(),
    rewardName: place % 2 === 0 ? 'บัตรเติมเงินมือถือ 50 บาท' : 'เครดิต 100 บาท',
    point: place % 2 === 0 ? 500 : 950,
    status,
    createdAt: bangkokIso(now - (place * 2 + 1) * DAY_MS),
    trackingNo: status === 'SHIPPED' || status === 'SUCCESS' ? 'TH0123456789A' : null,
  }));
}

/** The four days before today within this month, and today once it is done. */
function buildCheckIns(
  { account, checkIn }: PreviewState,
  brand: Brand,
  now: number,
  uuid: () => string,
): CheckInRow[] {
  const today = Number(bangkokIso(now).slice(8, 10));
  const first = account === 'full' ? Math.max(1, today - 4) : today;
  const days = Array.from({ length: today - first }, (_, place) => first + place);
  if (checkIn === 'done') days.push(today);
  return days.map((day, place) => buildCheckIn(brand, day, place + 1, uuid));
}

/** The check-in of a day with this streak. */
export function buildCheckIn(brand: Brand, day: number, streak: number, uuid: () => string): CheckInRow {
  const { gives: type } = brand.checkIn;
  const value = checkInValue(brand.checkIn, streak);
  const gameValueTomorrow = checkInValue(brand.checkIn, streak + 1);
  const values = { type, value, gameValue: value, gameValueTomorrow };
  return { id: uuid(), json: { day }, gameLogId: uuid(), ...values, streak };
}
