import { describe, expect, it } from 'vitest';
import { ConcurrencyLimiter } from '#server/platform/concurrencyLimiter';
import { makePasswords } from './password';

describe('passwords', () => {
  const passwords = makePasswords();

  it('A2 hashes by argon2id with the policy in the hash, a new salt each time', async () => {
    const [one, two] = await Promise.all([passwords.hash('กขฃคฅฆงจ'), passwords.hash('กขฃคฅฆงจ')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(passwords.isOutdated(one)).toBe(false);
    expect(passwords.isOutdated(one.replace('m=19456', 'm=12288'))).toBe(true);
  });

  it('A2 leaves a password exact except for equivalent Unicode spellings', async () => {
    const elephant = String.fromCodePoint(0x1f418);
    const stored = await passwords.hash(`น้ำ ใจ Abc ${elephant}`);
    expect(await passwords.verify(stored, `น้\u0e4d\u0e32 ใจ Abc ${elephant}`)).toBe(true);
    for (const other of [`น้ำ ใจ abc ${elephant}`, `น้ำ ใจ Abc ${elephant} `, ` น้ำ ใจ Abc ${elephant}`]) {
      expect(await passwords.verify(stored, other)).toBe(false);
    }
  });

  it('A2 distinguishes passwords beyond 72 bytes', async () => {
    const stored = await passwords.hash('ก'.repeat(64));
    expect(await passwords.verify(stored, `${'ก'.repeat(63)}ข`)).toBe(false);
  });

  it('A4 verifies a hash of the same cost for an unknown user, and never accepts', async () => {
    const stored = await passwords.hash('one of them');
    const seen: string[] = [];
    const counted = makePasswords({
      look: async (hash) => {
        seen.push(String(hash));
        return true;
      },
    });
    expect(await counted.verify(stored, 'wrong')).toBe(true);
    expect(await counted.verify(undefined, 'wrong')).toBe(false);
    const costs = seen.map((hash) => hash.split('$').slice(0, 4).join('$'));
    expect(costs).toEqual([costs[0], costs[0]]);
    const lengths = seen.map((hash) =>
      hash
        .split('$')
        .slice(4)
        .map(({ length }) => length),
    );
    expect(lengths[1]).toEqual(lengths[0]);
  });

  it('A14 runs 2 at once, lets 20 wait and refuses the others', async () => {
    const flooded = makePasswords({ places: 2 });
    flooded.requireRoom();
    const flood = Array.from({ length: 40 }, () => flooded.hash('flood'));
    expect(() => {
      flooded.requireRoom();
    }).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }) as Error);
    const results = await Promise.allSettled(flood);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(18);
    expect(refused[0]?.reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 });
    flooded.requireRoom();
  });
});

describe('ConcurrencyLimiter', () => {
  it('never runs more than its places, also when jobs fail', async () => {
    const limiter = new ConcurrencyLimiter(2, 100, () => new Error('full'));
    let running = 0;
    let most = 0;
    const job = async (n: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (n % 3 === 0) throw new Error('job');
    };
    await Promise.allSettled(Array.from({ length: 50 }, (_, n) => limiter.run(() => job(n))));
    expect([most, running]).toEqual([2, 0]);
  });
});
