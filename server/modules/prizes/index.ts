/** What other modules may use of `prizes`. */
export { checkInHandlers } from './checkIn';
export { checkInOnce } from './checkIn';
export { findPrize } from './prizeStaffHandlers';
export { gameKeys, isOpen } from './drawnGames';
export { earnPoints } from './earnPoints';
export { fairHandlers } from './fairHandlers';
export { flipCardHandlers } from './flipCardHandlers';
export { gameEventHandlers } from './gameEventHandlers';
export { playOnce } from './play';
export { movePoints, movePrizeMoney, readPoints } from './prizePostings';
export { prizeStaffHandlers } from './prizeStaffHandlers';
export { publishedOf } from './insertPlay';
export { readRights } from './rights';
export { readIssued, returnPiece, takePiece } from './stock';
export { wheelHandlers } from './wheelHandlers';
