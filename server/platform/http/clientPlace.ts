import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups that a network operator assigns to one customer; the customer chooses the rest. */
const GIVEN = 4;

/**
 * @returns the rate limit key of an address: the IPv4 address, or the /64 network of an IPv6 one, since a customer
 *   controls all addresses of it.
 */
export function clientPlace(ip: string): string {
  if (!isIPv6(ip) || /^::ffff:\d+\./i.test(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*/, '').toLowerCase().split('::');
  const groups = (text = '') => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail)];
  const between = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  const whole = [...before, ...between, ...after].slice(0, GIVEN);
  return `${whole.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
