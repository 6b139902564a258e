import { describe, expect, it } from 'vitest';
import { homeOf } from './homeOf';

const brand = { id: 'two', hostnames: ['www.two.example'] };
const at = (host: string) =>
  homeOf({ protocol: 'http', host, hostname: host.replace(/:\d+$/, ''), socket: { localPort: 4400 } }, brand);

describe('homeOf', () => {
  it.each([
    ['two.localhost:4400', 'http://two.localhost:4400'],
    ['TWO.localhost', 'http://two.localhost'],
    ['www.two.example', 'http://www.two.example'],
    ['127.0.0.1:4400', 'http://localhost:4400'],
  ])('W2 %s is %s', (host, home) => {
    expect(at(host)).toBe(home);
  });

  it('D13 invented hosts and ports create no new address', () => {
    const made = Array.from({ length: 100 }, (_, n) => [
      `x${String(n)}.example`,
      `two.localhost:${String(n)}`,
    ]);
    expect([...new Set(made.flat().map(at))]).toEqual(['http://localhost', undefined]);
  });
});
