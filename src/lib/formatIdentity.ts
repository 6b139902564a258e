import { bankByCode } from '#schemas/common/banks';

/** `xxx-x-x1234-x`: only the four digits before the last one are shown. Shorter numbers show at most two. */
export function maskAccount(account: string): string {
  const digits = account.replace(/\D/g, '');
  if (digits.length < 6) return digits.replace(/\d(?=\d{2})/g, 'x');
  const shown = digits.slice(0, -1).slice(-4);
  const hidden = 'x'.repeat(digits.length - 5);
  return group(`${hidden}${shown}x`);
}

/** `081-xxx-5678`: a phone number with its middle hidden. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d+(\d{4})$/, '$1-xxx-$2');
}

/** `123-4-56789-0`: an account as banks print it. */
export function formatAccount(account: string): string {
  const digits = account.replace(/\D/g, '');
  return digits.length >= 10 ? group(digits) : digits;
}

/** `som***89`: others' names in public lists; a name that is already masked is unchanged. */
export function maskUsername(username: string): string {
  if (username.includes('*')) return username;
  if (username.length <= 4) return `${username.slice(0, 1)}***`;
  return `${username.slice(0, 3)}***${username.slice(-2)}`;
}

function group(account: string): string {
  if (account.length < 10) return account;
  return `${account.slice(0, 3)}-${account.slice(3, 4)}-${account.slice(4, -1)}-${account.slice(-1)}`;
}

/** Name of a bank or wallet in the language; an unknown code is shown unchanged. */
export function bankLabel(code: string | null | undefined, language: string): string {
  const bank = bankByCode(code ?? '');
  if (!bank) return code ?? '–';
  return language.startsWith('en') ? bank.en : bank.th;
}
