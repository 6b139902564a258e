import type { Match } from '#core/identity/transferKey';
import { matchName } from '#core/identity/matchName';
import { bankByCode } from '#schemas/common/banks';
import { canonicalBank } from '#core/identity/transferKey';

/** Who sent a transfer, as the bank shows it. */
export interface Sender {
  /** Three-digit code. */
  readonly bank: string | null;
  readonly account: string | null;
  readonly name: string | null;
}

/** The member's registered account and the name on it. */
export interface KnownPayer extends OwnAccount {
  readonly accountName: string;
}

/** Whether a transfer plausibly comes from the member: same bank, and same account or name. */
export function matchSender(sender: Sender, payer: KnownPayer): Match {
  const account = matchAccount(sender, payer);
  const name = matchName(sender.name, payer.accountName);
  if (account === 'no' || name === 'no') return 'no';
  if (account === 'match') return 'match';
  return name === 'match' && sender.bank !== null ? 'match' : 'indeterminate';
}

export interface OwnAccount {
  /** Our bank code. */
  readonly bankName: string;
  readonly bankId: string;
}

/** Fewer visible digits than these fit too many accounts. */
const ENOUGH_DIGITS = 4;

/**
 * Whether a masked account of a bank is this one: bank code, and visible digits position by position.
 * @param shown bank as a three-digit code; account with `x`, `X`, `*` for masked digits.
 */
export function matchAccount(
  shown: { readonly bank: string | null; readonly account: string | null },
  own: OwnAccount,
): Match {
  const ownBank = bankByCode(own.bankName)?.bot ?? '';
  const sameBank = shown.bank === null ? undefined : canonicalBank(shown.bank) === canonicalBank(ownBank);
  if (sameBank === false) return 'no';
  const digits = matchDigits(shown.account, own.bankId);
  return digits === 'match' && sameBank === undefined ? 'indeterminate' : digits;
}

function matchDigits(masked: string | null, own: string): Match {
  const shown = masked?.replace(/[\s-]/g, '').replace(/[*•X]/g, 'x') ?? '';
  if (!/^[0-9x]{4,20}$/.test(shown)) return 'indeterminate';
  if (shown.length !== own.length) return endsAgree(shown, own) ? 'indeterminate' : 'no';
  const agrees = [...shown].every((digit, index) => digit === 'x' || digit === own[index]);
  if (!agrees) return 'no';
  return shown.replaceAll('x', '').length >= ENOUGH_DIGITS ? 'match' : 'indeterminate';
}

/** Some banks put a fixed number of stars in the middle: then only the ends can be compared. */
function endsAgree(shown: string, own: string): boolean {
  const head = /^\d*/.exec(shown)?.[0] ?? '';
  const tail = /\d*$/.exec(shown)?.[0] ?? '';
  return shown.includes('x') && own.startsWith(head) && own.endsWith(tail);
}
