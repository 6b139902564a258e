import { object, oneOf, type FromSchema } from '#schemas/common/schemaBuilders';
import { depositStatuses, slipStatuses, withdrawStatuses } from '#schemas/api/shapes/statuses';

/**
 * The states of a member's world that a frame can show (preview point 4). Each dimension is one parameter of the
 * studio's address and one picker, so that a link reproduces what was seen.
 */
export const stateWords = {
  member: ['visitor', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'suspended'],
  site: ['open', 'maintenance', 'offline', 'slow', 'error', 'old-browser'],
  account: ['full', 'empty'],
  /** The last three are of a request to pay by QR code. */
  deposit: ['none', ...depositStatuses, 'QR_PENDING', 'QR_SUCCESS', 'QR_EXPIRED'],
  slip: ['none', ...slipStatuses],
  withdrawal: ['none', ...withdrawStatuses],
  /** `brand` uses the brand file, so that edits show; the other values override the file. */
  bonus: ['brand', 'none', 'open'],
  /** What has to be staked before a withdrawal. */
  turnover: ['none', 'open', 'met', 'expired'],
  checkIn: ['open', 'done'],
  /** Announcements that open automatically on the dashboard. */
  news: ['none', 'popup'],
  games: ['open', 'closed', 'empty'],
  /** The member's responsible gambling settings and their status. */
  bounds: ['none', 'near', 'reached', 'raise', 'time-out', 'excluded', 'check', 'no-birth-date'],
} as const;

export type StateDimension = keyof typeof stateWords;
export const stateDimensions = Object.keys(stateWords) as StateDimension[];

export const previewState = object({
  member: oneOf(stateWords.member),
  site: oneOf(stateWords.site),
  account: oneOf(stateWords.account),
  deposit: oneOf(stateWords.deposit),
  slip: oneOf(stateWords.slip),
  withdrawal: oneOf(stateWords.withdrawal),
  bonus: oneOf(stateWords.bonus),
  turnover: oneOf(stateWords.turnover),
  checkIn: oneOf(stateWords.checkIn),
  news: oneOf(stateWords.news),
  games: oneOf(stateWords.games),
  bounds: oneOf(stateWords.bounds),
});

export type PreviewState = FromSchema<typeof previewState>;

/** The default state of a frame: a visitor of an open site; a member without open dialogs that cover the page. */
export const initialState: PreviewState = {
  member: 'visitor',
  site: 'open',
  account: 'full',
  deposit: 'none',
  slip: 'none',
  withdrawal: 'none',
  bonus: 'brand',
  turnover: 'none',
  checkIn: 'done',
  news: 'none',
  games: 'open',
  bounds: 'none',
};
