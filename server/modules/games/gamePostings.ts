import type { Transaction } from '#server/platform/db/transaction';
import type { Player } from '#server/providers/ports/gameProvider';
import {
  memberAccount,
  post,
  type AccountRef,
  type Posted,
  type Posting,
} from '#server/modules/ledger/index';

interface Transfer extends Pick<Posting, 'brandId' | 'now'> {
  readonly memberId: string;
  readonly walletId: string;
  readonly transferId: string;
  /** Satang. */
  readonly amount: number;
}

/**
 * Holds an amount of the available balance until the provider has accepted or refused it. One query.
 * @throws AppError CREDIT_NOT_ENOUGH.
 */
export function holdForGame(trx: Transaction, transfer: Transfer): Promise<Posted> {
  return move(trx, transfer, 'GAME_HOLD', memberAccount(transfer.memberId), transit(transfer));
}

/** The provider accepted the amount. */
export function settleIntoGame(trx: Transaction, transfer: Transfer): Promise<Posted> {
  return move(trx, transfer, 'GAME_IN', transit(transfer), wallet(transfer.walletId));
}

/** The provider refused the amount, which becomes available again. `balances[1]` is the new balance. */
export function returnFromGame(trx: Transaction, transfer: Transfer): Promise<Posted> {
  return move(trx, transfer, 'GAME_RETURN', transit(transfer), memberAccount(transfer.memberId));
}

/** The provider returned the amount. `balances[1]` is the new available balance. */
export function creditFromGame(trx: Transaction, transfer: Transfer): Promise<Posted> {
  return move(trx, transfer, 'GAME_OUT', wallet(transfer.walletId), memberAccount(transfer.memberId));
}

/** Posts the net result of the rounds of one wallet in satang, negative when the member lost. Writes nothing for zero. */
export async function postRounds(
  trx: Transaction,
  rounds: Pick<Posting, 'brandId' | 'now'> & {
    readonly walletId: string;
    readonly bookingId: string;
    readonly net: number;
  },
): Promise<Posted | undefined> {
  const { brandId, walletId, bookingId, net, now } = rounds;
  if (net === 0) return undefined;
  return post(trx, {
    brandId,
    kind: 'GAME_ROUNDS',
    reference: { type: 'GAME_ROUNDS', id: bookingId },
    now,
    entries: [
      { account: wallet(walletId), amount: net },
      { account: { kind: 'GAME_HOUSE' }, amount: -net },
    ],
  });
}

/** Posting of each transaction of a seamless wallet. */
const STAKES = { BET: 'GAME_BET', WIN: 'GAME_WIN', REFUND: 'GAME_REFUND' } as const;

/**
 * Moves a stake from the available balance to the wallet, which holds the stakes of running rounds, or a win or a
 * refund back. The result of an ended round is posted by `postRounds`. Writes nothing for zero. One query.
 * @throws AppError CREDIT_NOT_ENOUGH.
 */
export async function postStake(
  trx: Transaction,
  stake: Pick<Posting, 'now'> & {
    readonly player: Player;
    readonly walletId: string;
    readonly transactionId: string;
    readonly kind: keyof typeof STAKES;
    /** Satang. */
    readonly amount: number;
  },
): Promise<void> {
  const { player, walletId, transactionId, kind, amount, now } = stake;
  if (amount === 0) return;
  const toWallet = kind === 'BET' ? amount : -amount;
  await post(trx, {
    brandId: player.brandId,
    kind: STAKES[kind],
    reference: { type: 'GAME_TRANSACTION', id: transactionId },
    clientRef: `${STAKES[kind]}:${transactionId}`,
    now,
    entries: [
      { account: memberAccount(player.memberId), amount: -toWallet },
      { account: wallet(walletId), amount: toWallet },
    ],
  });
}

const wallet = (ownerId: string): AccountRef => ({ kind: 'GAME_WALLET', ownerId });
const transit = ({ memberId }: Transfer): AccountRef => ({ kind: 'GAME_TRANSIT', ownerId: memberId });

function move(
  trx: Transaction,
  { brandId, transferId, amount, now }: Transfer,
  kind: Posting['kind'],
  from: AccountRef,
  to: AccountRef,
): Promise<Posted> {
  return post(trx, {
    brandId,
    kind,
    reference: { type: 'GAME_TRANSFER', id: transferId },
    // Each step of a transfer has one name, so that it cannot happen twice.
    clientRef: `${kind}:${transferId}`,
    now,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}
