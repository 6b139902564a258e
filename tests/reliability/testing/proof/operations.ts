/** Relative frequency of each kind; member operations dominate. */
const weights = {
  deposit: 90,
  cancel: 15,
  transferred: 30,
  decideDeposit: 70,
  slip: 60,
  waive: 100,
  withdraw: 90,
  decideWithdrawal: 80,
  open: 70,
  round: 110,
  cashOut: 50,
  wheel: 80,
  flip: 40,
  checkIn: 15,
  redeem: 30,
  settle: 25,
  earnings: 40,
  look: 130,
  register: 5,
} as const;

export type Kind = keyof typeof weights;
export const kinds = Object.keys(weights) as Kind[];

/** One operation of one actor. */
export interface Operation {
  readonly index: number;
  readonly kind: Kind;
  /** Index of the member who acts or is affected. */
  readonly who: number;
  /** Whole baht. */
  readonly amount: number;
  /** Random number from 0 to 1 that chooses between alternatives: the row of a queue, a tab, yes or no. */
  readonly pick: number;
}

export interface Crowd {
  readonly members: number;
  /** The first members account for half of all operations, which causes races. */
  readonly hot: number;
}

/** The same seed gives the same operations in the same order. */
export function operationsOf(seed: number, count: number, { members, hot }: Crowd): Operation[] {
  const next = randomOf(seed);
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: count }, (_, index) => {
    let left = next() * total;
    const kind = kinds.find((one) => (left -= weights[one]) < 0) ?? 'look';
    const who = Math.floor(next() * (next() < 0.5 ? hot : members));
    return { index, kind, who, amount: 100 + Math.floor(next() * 400), pick: next() };
  });
}

/** Mulberry32: a small random number generator that gives the same sequence everywhere. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
