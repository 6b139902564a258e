import { BlockList, isIP } from 'node:net';

/** Networks that are not the Internet (RFC 6890), and those that carry addresses of them. */
const inside: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];

// Two lists, because one would find every IPv4 address in `::ffff:0:0/96`.
const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of inside) {
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  lists[family].addSubnet(network, prefix, family);
}

/** Whether an IP address is one of the Internet: no private, loopback, link-local or reserved one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return isIP(address) !== 0 && !lists[family].check(address, family);
}
