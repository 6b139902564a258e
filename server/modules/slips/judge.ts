import type { ErrorCode } from '#schemas/api/errors';
import { matchAccount, matchSender, type KnownPayer, type OwnAccount } from '#server/modules/deposits/index';
import type { Match, TransferKey } from '#core/identity/transferKey';
import { HOUR_MS, MINUTE_MS } from '#core/time/durations';
import type { VouchedTransfer } from '#server/providers/slips/readAnswer';
import { parseMiniQr, type MiniQr } from './miniQr';

export interface ReceivingAccount extends OwnAccount {
  readonly id: string;
  readonly openedAt: Date;
}

/** The facts that a transfer is checked against. */
export interface Case {
  /** The data of the slip's QR code. */
  readonly key: TransferKey;
  /** The accounts that may receive the transfer. */
  readonly accounts: readonly ReceivingAccount[];
  readonly payer: KnownPayer;
  readonly memberSince: Date;
  readonly maxAgeHours: number;
  readonly now: Date;
}

export interface Judgement {
  readonly status: 'VERIFIED' | 'INVALID' | 'PENDING_REVIEW';
  /** The reason why it is not verified. */
  readonly reason: Extract<ErrorCode, `SLIP_${string}`> | null;
  /** The receiving account, if it can be determined. */
  readonly accountId: string | null;
}

/** Tolerance in ms, because banks' clocks may run ahead. */
const FUTURE_MS = 5 * MINUTE_MS;

/**
 * Decides whether a transfer confirmed by the bank may become this member's credit. What masked data cannot prove
 * goes to staff.
 */
export function judge(transfer: VouchedTransfer, context: Case): Judgement {
  const { match, account } = findReceiver(transfer, context.accounts);
  const sender = matchSender(transfer.sender, context.payer);
  const reason = refusal(transfer, context, match, account, sender);
  const accountId = account?.id ?? null;
  if (reason) return { status: 'INVALID', reason, accountId };
  if (match === 'indeterminate')
    return { status: 'PENDING_REVIEW', reason: 'SLIP_WRONG_RECEIVER', accountId };
  if (sender === 'indeterminate') return { status: 'PENDING_REVIEW', reason: 'SLIP_WRONG_SENDER', accountId };
  return { status: 'VERIFIED', reason: null, accountId };
}

function refusal(
  transfer: VouchedTransfer,
  { key, memberSince, maxAgeHours, now }: Case,
  receiver: Match,
  account: ReceivingAccount | undefined,
  sender: Match,
): Judgement['reason'] {
  const { transRef, sendingBank, at } = transfer;
  if (transRef !== key.transRef || (sendingBank !== null && sendingBank !== key.sendingBank))
    return 'SLIP_INVALID';
  if (!transfer.domestic) return 'SLIP_CURRENCY';
  if (receiver === 'no') return 'SLIP_WRONG_RECEIVER';
  if (at.getTime() > now.getTime() + FUTURE_MS) return 'SLIP_FUTURE';
  const oldest = Math.max(
    now.getTime() - maxAgeHours * HOUR_MS,
    memberSince.getTime(),
    account?.openedAt.getTime() ?? 0,
  );
  if (at.getTime() < oldest) return 'SLIP_EXPIRED';
  return sender === 'no' ? 'SLIP_WRONG_SENDER' : null;
}

/** The only matching account; if several match, the first one is only a hint for staff. */
function findReceiver(
  { receiver }: VouchedTransfer,
  accounts: readonly ReceivingAccount[],
): { match: Match; account: ReceivingAccount | undefined } {
  const results = accounts.map((account) => ({ account, match: matchAccount(receiver, account) }));
  const sure = results.filter(({ match }) => match === 'match');
  const [first] = [...sure, ...results.filter(({ match }) => match === 'indeterminate')];
  if (!first) return { match: 'no', account: undefined };
  return { match: sure.length === 1 ? 'match' : 'indeterminate', account: first.account };
}

/** Longer than any slip's code; a QR code can contain thousands of characters. */
const MAX_LENGTH = 512;

export type Classified =
  | { readonly payload: string; readonly miniQr: MiniQr }
  /** The reason, with a specific error for each kind. */
  | { readonly refused: Extract<ErrorCode, `SLIP_${string}`> };

/** Finds the mini-QR among the codes of an image; a second code of any kind makes the slip doubtful. */
export function classify(codes: readonly string[]): Classified {
  const [payload, ...others] = new Set(codes);
  if (payload === undefined) return { refused: 'SLIP_QR_NOT_FOUND' };
  if (others.length > 0) return { refused: 'SLIP_QR_MANY' };
  const miniQr = parseMiniQr(payload);
  return miniQr ? { payload, miniQr } : { refused: kindOf(payload) };
}

function kindOf(text: string): Extract<ErrorCode, `SLIP_${string}`> {
  if (text.length > MAX_LENGTH) return 'SLIP_QR_OTHER';
  if (/^0002\d\d.*A00000067701011[0-9]/s.test(text)) return 'SLIP_QR_PROMPTPAY';
  // The wallet's slip has the structure of a bank's, with an event type and a date inside.
  if (/^00\d\d00020101020[12]/.test(text)) return 'SLIP_QR_TRUEMONEY';
  if (/^(https?:\/\/|line:)/i.test(text)) return 'SLIP_QR_LINK';
  // Starts like a bank slip but is not one: damaged or forged.
  return /^00\d\d00060000/.test(text) ? 'SLIP_INVALID' : 'SLIP_QR_OTHER';
}
