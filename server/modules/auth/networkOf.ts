import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address, `203.0.113.x` or `2001:db8:1::`: enough to tell home from abroad (A7). */
export function networkOf(ip: string | null): string {
  const plain = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}
