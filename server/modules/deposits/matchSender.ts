import type { OwnAccount } from './matchAccount';
import { matchAccount } from './matchAccount';
import type { Match } from '#core/identity/matchResult';
import { matchName } from '#core/identity/matchName';

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
