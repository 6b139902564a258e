import { object, type FromSchema } from '#schemas/common/schemaBuilders';
import { gameCode, player, reference, satang } from './gameProtocol';

/** Bodies of `POST /api/provider/<id>/wallet/<name>`. */
export const walletBodies = {
  balance: object(player),
  /** Stakes; a round may have several bets, also of zero. */
  bet: object({ ...player, reference, round: reference, game: gameCode, amount: satang }),
  /** Ends the round; zero for a loss. */
  win: object({ ...player, reference, round: reference, amount: satang }),
  /** Takes back the bet of this reference. */
  refund: object({ ...player, reference, round: reference, bet: reference }),
} as const;

export type WalletCall = keyof typeof walletBodies;
export type WalletBody<K extends WalletCall> = FromSchema<(typeof walletBodies)[K]>;

/** Why a call was refused; `docs/game-provider.md` says which may be sent again. */
export type WalletRefusal =
  | 'UNKNOWN_PLAYER'
  | 'PLAY_NOT_ALLOWED'
  | 'INSUFFICIENT_FUNDS'
  | 'ROUND_UNKNOWN'
  | 'ROUND_ENDED'
  | 'BET_REFUNDED'
  | 'REFERENCE_REUSED';

/** Satang; `transaction` is our id, the same for each repetition. */
interface WalletSuccess {
  readonly balance: number;
  readonly transaction?: string;
}

export type WalletAnswer = WalletSuccess | { readonly error: WalletRefusal; readonly balance?: number };
