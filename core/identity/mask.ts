/** A username as everybody may see it: its ends and stars between them, `de***01` (ROL-05). */
export function maskUsername(username: string): string {
  const ends = username.length < 6 ? 1 : 2;
  return `${username.slice(0, ends)}***${username.slice(-ends)}`;
}

/** An account number as Thai banks print it on a slip, four digits showing: `xxx-x-x3109-x`. */
export function maskAccount(bankId: string): string {
  const shown = [...bankId]
    .map((digit, index) => (index >= bankId.length - 5 && index < bankId.length - 1 ? digit : 'x'))
    .join('');
  const [, ...parts] = /^(.*)(.)(.{5})(.)$/.exec(shown) ?? [];
  return parts.length === 0 ? shown : parts.filter((part) => part !== '').join('-');
}

/** Hides all but the last four digits of what may be an account or a phone number. */
export function maskNumbers(text: string): string {
  return text.replace(/\d[\d-]{6,}\d/g, (digits) => `${'x'.repeat(digits.length - 4)}${digits.slice(-4)}`);
}
