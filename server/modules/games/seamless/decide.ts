import type { WalletRefusal } from '#schemas/providers/seamlessWallet';

/** A transaction that the provider requests; satang. */
export type WalletRequest = {
  readonly reference: string;
  readonly round: string;
} & (
  | { readonly kind: 'BET'; readonly game: string; readonly amount: number }
  | { readonly kind: 'WIN'; readonly amount: number }
  | { readonly kind: 'REFUND'; readonly bet: string }
);

/** A stored transaction of the round; satang. */
export interface StoredTransaction {
  readonly id: string;
  readonly reference: string;
  readonly kind: WalletRequest['kind'];
  readonly game: string | null;
  readonly bet_ref: string | null;
  readonly amount: number;
  readonly refusal: WalletRefusal | null;
  readonly balance: number;
}

export type Decision =
  /** The reference is known: its first answer is given again. */
  | { readonly do: 'REPEAT'; readonly stored: StoredTransaction }
  | { readonly do: 'REFUSE'; readonly refusal: WalletRefusal }
  | { readonly do: 'BET' }
  /** @property staked satang of the bets that the win settles. */
  | { readonly do: 'WIN'; readonly staked: number; readonly game: string }
  /** @property amount satang to give back; zero for a bet that moved nothing, which can then never be placed. */
  | { readonly do: 'REFUND'; readonly amount: number };

/** What a request does to its round. Calls arrive repeated and in any order. @param round all that is stored of it. */
export function decide(round: readonly StoredTransaction[], request: WalletRequest): Decision {
  const stored = round.find(({ reference }) => reference === request.reference);
  if (stored) return isSame(stored, request) ? { do: 'REPEAT', stored } : refuse('REFERENCE_REUSED');
  const refunded = new Set(round.map(({ bet_ref }) => bet_ref));
  const isEnded = round.some(({ kind }) => kind === 'WIN');
  const bets = round.filter(({ kind, refusal }) => kind === 'BET' && refusal === null);
  if (request.kind === 'BET') {
    if (refunded.has(request.reference)) return refuse('BET_REFUNDED');
    return isEnded ? refuse('ROUND_ENDED') : { do: 'BET' };
  }
  if (request.kind === 'REFUND') {
    if (refunded.has(request.bet)) return refuse('BET_REFUNDED');
    if (isEnded) return refuse('ROUND_ENDED');
    return { do: 'REFUND', amount: bets.find(({ reference }) => reference === request.bet)?.amount ?? 0 };
  }
  const [first, ...more] = bets.filter(({ reference }) => !refunded.has(reference));
  if (isEnded) return refuse('ROUND_ENDED');
  if (!first?.game) return refuse(bets.length > 0 ? 'ROUND_ENDED' : 'ROUND_UNKNOWN');
  const staked = more.reduce((sum, { amount }) => sum + amount, first.amount);
  return { do: 'WIN', staked, game: first.game };
}

function refuse(refusal: WalletRefusal): Decision {
  return { do: 'REFUSE', refusal };
}

function isSame(stored: StoredTransaction, request: WalletRequest): boolean {
  if (stored.kind !== request.kind) return false;
  if (request.kind === 'REFUND') return stored.bet_ref === request.bet;
  if (request.kind === 'BET' && stored.game !== request.game) return false;
  return stored.amount === request.amount;
}
