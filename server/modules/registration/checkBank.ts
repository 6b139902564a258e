import { bankByCode } from '#schemas/common/banks';
import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import { canonicalPhone } from '#core/identity/phone';

export interface BankAccount {
  readonly bankName: string;
  readonly bankId: string;
}

/**
 * An account number has a length that its bank uses (appendix D). The wallet, whose number is a phone, counts
 * only where the brand takes it.
 * @throws AppError BANK_FORMAT.
 */
export function checkBank({ flags }: Brand, { bankName, bankId }: BankAccount): void {
  const bank = bankByCode(bankName);
  const isOffered = bankName !== 'TRUEMONEY' || (flags.trueWallet && canonicalPhone(bankId) !== undefined);
  if (!bank || !isOffered || !bank.lengths.includes(bankId.length)) {
    throw fail('BANK_FORMAT', undefined, { bankId: 'BANK_FORMAT' });
  }
}
