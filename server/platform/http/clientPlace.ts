import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Of the eight, those that a network operator gives to one customer; the rest the customer chooses. */
const GIVEN = 4;

/**
 * Who counts as one client where an address is counted: an IPv4 address, or the network of 64 bits of an IPv6 one.
 * Whoever has one of its addresses has all of them, so that a bound on each would bind nobody (A3).
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
