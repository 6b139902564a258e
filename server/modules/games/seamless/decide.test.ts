import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type StoredTransaction, type WalletRequest } from './decide';

const bet = (reference: string, amount = 100): WalletRequest => ({
  ...{ kind: 'BET', reference, round: 'r', game: 'one', amount },
});
const win = (reference: string, amount = 50): WalletRequest => ({
  kind: 'WIN',
  reference,
  round: 'r',
  amount,
});
const refund = (reference: string, of: string): WalletRequest => ({
  ...{ kind: 'REFUND', reference, round: 'r', bet: of },
});

/** Sends the requests to one round. @returns the decision for each, and what is stored. */
function play(requests: readonly WalletRequest[], available = 1_000_000) {
  const stored: StoredTransaction[] = [];
  let balance = available;
  let booked = 0;
  const decisions = requests.map((request) => {
    const decision = decide(stored, request);
    const keep = (amount: number, refusal: StoredTransaction['refusal'] = null) =>
      stored.push({
        ...{
          id: request.reference,
          reference: request.reference,
          kind: request.kind,
          amount,
          refusal,
          balance,
        },
        game: request.kind === 'BET' ? request.game : null,
        bet_ref: request.kind === 'REFUND' ? request.bet : null,
      });
    const isKept =
      request.kind === 'BET' && decision.do === 'REFUSE' && decision.refusal !== 'REFERENCE_REUSED';
    if (isKept) keep(request.amount, decision.refusal);
    if (decision.do === 'BET' && request.kind === 'BET') {
      const isPaid = request.amount <= balance;
      if (isPaid) balance -= request.amount;
      keep(request.amount, isPaid ? null : 'INSUFFICIENT_FUNDS');
    }
    if (decision.do === 'REFUND') {
      balance += decision.amount;
      keep(decision.amount);
    }
    if (decision.do === 'WIN' && request.kind === 'WIN') {
      balance += request.amount;
      booked += request.amount - decision.staked;
      keep(request.amount);
    }
    return decision;
  });
  return { decisions, stored, balance, booked };
}
const outcomes = (...requests: readonly WalletRequest[]) =>
  play(requests).decisions.map((one) => (one.do === 'REFUSE' ? one.refusal : one.do));

describe('decisions of a seamless wallet', () => {
  it('a win ends the round with all bets that were not refunded', () => {
    const { decisions } = play([bet('a'), bet('b', 40), bet('c', 5), refund('d', 'b'), win('e')]);
    expect(decisions.at(-1)).toEqual({ do: 'WIN', staked: 105, game: 'one' });
    expect(outcomes(bet('a'), win('e'), win('f'))).toEqual(['BET', 'WIN', 'ROUND_ENDED']);
    expect(outcomes(bet('a'), win('e'), bet('f'))).toEqual(['BET', 'WIN', 'ROUND_ENDED']);
  });

  it('a win waits for its bet, and none follows when all bets were refunded', () => {
    expect(outcomes(win('w'), bet('a'), win('w'))).toEqual(['ROUND_UNKNOWN', 'BET', 'WIN']);
    expect(outcomes(bet('a'), refund('b', 'a'), win('w'))).toEqual(['BET', 'REFUND', 'ROUND_ENDED']);
  });

  it('a refund before its bet moves nothing and refuses the bet for ever', () => {
    const { decisions } = play([refund('b', 'a'), bet('a'), bet('a')]);
    expect(decisions).toMatchObject([
      { do: 'REFUND', amount: 0 },
      { do: 'REFUSE', refusal: 'BET_REFUNDED' },
      { do: 'REPEAT', stored: { refusal: 'BET_REFUNDED' } },
    ]);
  });

  it('a refund after the win, or a second one, is refused', () => {
    expect(outcomes(bet('a'), win('w'), refund('b', 'a'))).toEqual(['BET', 'WIN', 'ROUND_ENDED']);
    expect(outcomes(bet('a'), refund('b', 'a'), refund('c', 'a'))).toEqual(['BET', 'REFUND', 'BET_REFUNDED']);
  });

  it('a repeated reference gets its first answer, and never another content', () => {
    expect(outcomes(bet('a'), bet('a'))).toEqual(['BET', 'REPEAT']);
    expect(outcomes(bet('a'), bet('a', 99), win('a', 100))).toEqual([
      ...['BET', 'REFERENCE_REUSED', 'REFERENCE_REUSED'],
    ]);
    expect(outcomes(bet('a'), refund('b', 'a'), refund('b', 'c'))).toEqual([
      'BET',
      'REFUND',
      'REFERENCE_REUSED',
    ]);
  });

  it('whatever arrives in whatever order, no satang appears or is lost', () => {
    const name = fc.constantFrom(...'abcdef');
    const amount = fc.integer({ min: 0, max: 60 });
    const any = fc.oneof(
      fc.tuple(name, amount).map(([ref, satang]) => bet(ref, satang)),
      fc.tuple(name, amount).map(([ref, satang]) => win(ref, satang)),
      fc.tuple(name, name).map(([ref, of]) => refund(ref, of)),
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 25 }), (requests) => {
        const { stored, balance, booked } = play(requests, 200);
        const isEnded = stored.some(({ kind }) => kind === 'WIN');
        const taken = stored.filter(({ kind, refusal }) => kind === 'BET' && refusal === null);
        const back = new Set(stored.map(({ bet_ref }) => bet_ref));
        const running = taken
          .filter(({ reference }) => !back.has(reference))
          .reduce((sum, one) => sum + one.amount, 0);
        expect(balance).toBe(200 + booked - (isEnded ? 0 : running));
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(new Set(stored.map(({ reference }) => reference)).size).toBe(stored.length);
      }),
      { numRuns: 2_000 },
    );
  });
});
