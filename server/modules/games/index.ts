/** What other modules may use of `games`. */
export { bookRounds } from './bookRounds';
export { cashOutAll } from './cashOutAll';
export { endTransfer } from './endTransfer';
export { finishTransfers } from './finishTransfer';
export { gameHandlers } from './gameHandlers';
export { gameStaffHandlers } from './gameStaffHandlers';
export { recordOpening } from './memberGameRepository';
export { playOrigins } from './openGame';
export { pullRounds } from './pullRounds';
export { walletCalls } from './seamless/walletCalls';
export { startTransferIn, startTransferOut } from './startTransfer';
export { findTransfer, presentTransfer } from './gameTransferRepository';
export type { TransferRow } from './gameTransferRepository';
