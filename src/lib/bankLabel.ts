import { bankByCode } from '#schemas/common/banks';

/** Name of a bank or wallet in the language; an unknown code is shown as it is. */
export function bankLabel(code: string | null | undefined, language: string): string {
  const bank = bankByCode(code ?? '');
  if (!bank) return code ?? '–';
  return language.startsWith('en') ? bank.en : bank.th;
}
