import type { Selectable } from 'kysely';
import { maskAccount } from '#core/identity/mask';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { BankTransfers } from '#server/platform/db/schema';
import { matchLine } from '#server/modules/deposits/index';
import type { Evidence } from './evidence';
import type { OwnBank } from './memberEvidence';

type Candidate = NonNullable<Evidence['deposit']>['lines'][number];

/**
 * A bank line that may have paid.
 * @param amounts satang that would be right.
 */
export function lineCandidate(
  line: Selectable<BankTransfers>,
  bank: OwnBank | undefined,
  amounts: readonly (number | null)[],
): Candidate {
  return {
    uuid: line.id,
    amount: satangToBaht(line.amount),
    transferredAt: bangkokIso(line.transferred_at),
    senderName: line.sender_name,
    senderBank: line.sending_bank,
    senderAccount: maskAccount(line.sender_account),
    sender: bank ? matchLine(line, bank) : 'no',
    amountDiffers: !amounts.includes(line.amount),
  };
}
