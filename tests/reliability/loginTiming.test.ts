import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from './testing/members';
import type { People } from './testing/members';
import { send } from './testing/send';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';
import { proving, report } from '#server/testing/proving';

const TRIES = 200;
/** Attempts on one account before rate limiting delays them. */
const FREE = 4;
const MOST_APART = 0.1;

describe.runIf(proving)('response times of failed log-ins', () => {
  let site: Site;
  let people: People;
  beforeAll(async () => {
    site = await makeSite();
    await site.start({ env: { TRUST_PROXY: '1' } });
    people = await settle(site, TRIES / FREE);
  }, 300_000);
  afterAll(() => site.remove());

  it('A4 do not reveal whether a user exists: a wrong password and an unknown name take the same time', {
    timeout: 300_000,
  }, async () => {
    const address = await site.address();
    let from = 0;
    const timed = async (username: string) => {
      from += 1;
      const { status, ms } = await send(address, 'POST /api/auth/login', {
        token: '',
        body: { username, password: 'surely another one' },
        headers: {
          'x-forwarded-for': `10.${String(from >> 16)}.${String((from >> 8) & 255)}.${String(from & 255)}`,
        },
      });
      expect(status).toBe(401);
      return ms;
    };
    const member = (n: number) => people.members[n % people.members.length]?.username ?? '';
    for (let n = 0; n < 20; n += 1) await timed(`warm${String(n)}`);
    const [known, unknown]: [number[], number[]] = [[], []];
    // Alternating, so that other load on the machine affects both equally.
    for (let n = 0; n < TRIES; n += 1) {
      known.push(await timed(member(n)));
      unknown.push(await timed(`nobody${String(n)}`));
    }
    const [there, nowhere] = [median(known), median(unknown)];
    report(
      `${String(TRIES)} tries each: known ${there.toFixed(2)} ms, unknown ${nowhere.toFixed(2)} ms, ratio ${(nowhere / there).toFixed(3)}`,
    );
    expect(Math.abs(nowhere / there - 1)).toBeLessThan(MOST_APART);
  });
});

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
