import { type Credit, type State, type Transfer, DAY } from './state';

/** One baht: more than the satang that distinguish two pay amounts. */
const NEAR = 100;

/** Money that was received or expected, with every amount that it may have. */
export interface Money {
  readonly who: number;
  readonly amounts: readonly number[];
  readonly since: number;
  readonly until: number;
}

const isClose = (some: readonly number[], others: readonly number[]) =>
  some.some((one) => others.some((other) => Math.abs(one - other) <= NEAR));

export const isNear = (credit: Credit, { amounts, since, until }: Omit<Money, 'who'>): boolean =>
  credit.since <= until + DAY && credit.until >= since - DAY && isClose(credit.amounts, amounts);

/** Credits of the member that may be the same money. */
export const nearCredits = ({ credits }: State, money: Money): Credit[] =>
  credits.filter((credit) => credit.who === money.who && isNear(credit, money));

/** Those of them without a transfer. */
export const nearUnbacked = (state: State, money: Money): Credit[] =>
  nearCredits(state, money).filter(({ isBacked }) => !isBacked);

export const ofTransfer = (who: number, { amount, at }: Transfer): Money => ({
  who,
  amounts: [amount],
  since: at,
  until: at,
});

/** Open bank lines from the member that may be the same money. */
export const nearLines = ({ transfers }: State, { who, amounts, since, until }: Money): Transfer[] =>
  transfers.filter(
    ({ feed, from, amount, at }) =>
      feed === 'UNMATCHED' &&
      from === who &&
      isClose([amount], amounts) &&
      at >= since - DAY &&
      at <= until + DAY,
  );

/** Warning that staff get before they credit money that may already be credited. */
export function refusal(
  near: readonly Pick<Credit, 'isBacked' | 'by'>[],
  staff: number,
  another: boolean,
): string | undefined {
  if (near.length === 0) return undefined;
  if (!another) return 'CREDIT_NEAR';
  return near.some(({ isBacked, by }) => !isBacked && by === staff) ? 'SECOND_PERSON_NEEDED' : undefined;
}
