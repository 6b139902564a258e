import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#server/platform/http/publicAddress';
import { type HostProbe, internetProbe } from '#server/platform/http/hostProbe';
import { findHostStates } from './hostStates';

const addresses: Readonly<Record<string, readonly string[]>> = {
  'certified.example': ['93.184.216.34'],
  'pointed.example': ['2606:2800:220:1::1'],
  'inside.example': ['10.0.0.7', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.7'],
  'both.example': ['192.168.1.1', '93.184.216.35'],
};

describe('where the hosts of a draft point', () => {
  const connected: string[] = [];
  const probe: HostProbe = {
    resolve: (host) => Promise.resolve(addresses[host] ?? []),
    isCertified: (host, address) => {
      connected.push(`${host} ${address}`);
      return Promise.resolve(host === 'certified.example' || host === 'both.example');
    },
  };

  it('BRD-11 names the state and the address of each host, and connects to none inside of the network', async () => {
    const hostnames = [...Object.keys(addresses), 'nowhere.example', 'not a host', 7];
    expect(await findHostStates({ hostnames }, probe)).toEqual([
      { host: 'certified.example', state: 'CERTIFIED', address: '93.184.216.34' },
      { host: 'pointed.example', state: 'POINTED', address: '2606:2800:220:1::1' },
      { host: 'inside.example', state: 'NOT_POINTED', address: null },
      { host: 'both.example', state: 'CERTIFIED', address: '93.184.216.35' },
      { host: 'nowhere.example', state: 'NOT_POINTED', address: null },
    ]);
    expect(connected.sort()).toEqual([
      'both.example 93.184.216.35',
      'certified.example 93.184.216.34',
      'pointed.example 2606:2800:220:1::1',
    ]);
  });

  it('BRD-11 looks at a few hosts at once', async () => {
    let now = 0;
    let most = 0;
    const resolve = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      return [];
    };
    const hostnames = Array.from({ length: 50 }, (_, n) => `host-${n}.example`);
    expect(await findHostStates({ hostnames }, { ...probe, resolve })).toHaveLength(50);
    expect(most).toBe(10);
  });

  it('BRD-11 a draft without a list of hosts has none', async () => {
    for (const file of [{}, { hostnames: 'a.example' }])
      expect(await findHostStates(file, probe)).toEqual([]);
  });

  it('BRD-11 a name that no server of names knows is not pointed', async () => {
    expect(await internetProbe.resolve('nowhere.invalid')).toEqual([]);
    expect(await internetProbe.isCertified('localhost', '127.0.0.1')).toBe(false);
  });

  it.each([
    ['8.8.8.8', true],
    ['172.15.255.255', true],
    ['172.16.0.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2a00:1450::1', true],
    ['fe80::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['localhost', false],
  ])('BRD-11 %s is of the Internet: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
