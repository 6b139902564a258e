/** An account number as Thai banks print it on a slip, four digits showing: `xxx-x-x3109-x`. */
export function maskAccount(bankId: string): string {
  const shown = [...bankId]
    .map((digit, index) => (index >= bankId.length - 5 && index < bankId.length - 1 ? digit : 'x'))
    .join('');
  const [, ...parts] = /^(.*)(.)(.{5})(.)$/.exec(shown) ?? [];
  return parts.length === 0 ? shown : parts.filter((part) => part !== '').join('-');
}
