import type { Transaction } from '#server/db/transaction';
import { memberAccount } from './accounts';
import type { AccountRef } from './accounts';
import { post } from './post';
import type { Posted, Posting } from './post';

interface Transfer extends Pick<Posting, 'brandId' | 'now'> {
  readonly memberId: string;
  readonly walletId: string;
  readonly transferId: string;
  /** Satang. */
  readonly amount: number;
}

/**
 * Takes what goes to a game out of what the member may spend, until the provider has said yes or no. One query.
 * @throws AppError CREDIT_NOT_ENOUGH.
 */
export function holdForGame(trx: Transaction, transfer: Transfer): Promise<Posted> {
  return move(trx, transfer, 'GAME_HOLD', memberAccount(transfer.memberId), transit(transfer));
}

/** The provider has it. */
export function settleIntoGame(trx: Transaction, transfer: Transfer): Promise<Posted> {
  return move(trx, transfer, 'GAME_IN', transit(transfer), wallet(transfer.walletId));
}

/** The provider did not take it: the member may spend it again. `balances[1]` is what they have. */
export function returnFromGame(trx: Transaction, transfer: Transfer): Promise<Posted> {
  return move(trx, transfer, 'GAME_RETURN', transit(transfer), memberAccount(transfer.memberId));
}

/** The provider gave it back. `balances[1]` is what the member may spend now. */
export function bringFromGame(trx: Transaction, transfer: Transfer): Promise<Posted> {
  return move(trx, transfer, 'GAME_OUT', wallet(transfer.walletId), memberAccount(transfer.memberId));
}

/** What rounds of one wallet came to, satang; negative when the member lost. Nothing is written when they came to nothing. */
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
    // The name of each step: no transfer can make one twice, whoever asks.
    clientRef: `${kind}:${transferId}`,
    now,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}
