import { execFileSync } from 'node:child_process';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/platform/root';
import { CONSISTENT, audit, copyOf, difference } from './testing/audit';
import { settle } from './testing/members';
import type { People } from './testing/members';
import { send } from './testing/send';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';
import { proving, report } from '#server/testing/proving';
import { startTraders } from './testing/traders';

/** A separate disk to fill: mounting one needs root, and only Linux has tmpfs. */
const canMount = proving && process.platform === 'linux' && process.getuid?.() === 0;
const MEGABYTES = 512;

describe.runIf(canMount)('a site whose disk fills up', () => {
  let disk: string;
  let site: Site;
  beforeAll(async () => {
    disk = await temporaryFolder('sala-disk');
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(MEGABYTES)}m,mode=0711`, 'tmpfs', disk]);
    await mkdir(path.join(disk, 'site'), { mode: 0o711 });
    site = await makeSite(path.join(disk, 'site'));
    await site.start();
  }, 300_000);
  afterAll(async () => {
    await site.remove();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  });

  it.each(['almost', 'wholly'] as const)(
    'D5 %s full: money calls are rejected with 503, reads continue, and it recovers without loss',
    { timeout: 300_000 },
    async (how) => {
      const people = await settle(site, 6);
      const traders = startTraders(site, people);
      await traders.more(60);
      const filler = path.join(disk, 'filler');
      await fill(filler, disk, how === 'almost' ? 40 : 0);
      await sleep(3_000);
      const acknowledged = copyOf(traders.acknowledged);
      const [refused, answered] = [traders.unavailable, traders.answered];
      for (let n = 0; n < 20; n += 1) {
        expect(await read(site, people)).toBe(200);
        await sleep(200);
      }
      expect(traders.unavailable).toBeGreaterThan(refused);
      expect(traders.answered).toBe(answered);
      expect(await ask(site, people)).toEqual([503, 'SERVICE_UNAVAILABLE', true]);
      expect(await audit(site, acknowledged)).toEqual(CONSISTENT);
      await rm(filler);
      const start = performance.now();
      await traders.more(60);
      report(
        `${how} full: well again ${((performance.now() - start) / 1000).toFixed(1)} s after there was room`,
      );
      await traders.stop();
      expect(await audit(site, traders.acknowledged)).toEqual(CONSISTENT);
      expect(await difference(site, traders)).toEqual([]);
    },
  );
});

/** Writes a file until this many megabytes are left. */
async function fill(file: string, disk: string, left: number): Promise<void> {
  const handle = await open(file, 'w');
  const block = Buffer.alloc(1024 * 1024, 1);
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(disk);
      if (bavail * bsize <= left * block.length) return;
      await handle.write(block);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}

async function read(site: Site, { members: [member] }: People): Promise<number> {
  if (!member) throw new Error('There is no member.');
  const { username, token } = member;
  const body = { token, params: { username }, body: {} };
  return (await send(await site.address(), 'POST /api/auth/user/getCredit/{username}', body)).status;
}

/** Requests a deposit. @returns status, code, and whether the message is Thai. */
async function ask(
  site: Site,
  { members: [member] }: People,
): Promise<[number, string | undefined, boolean]> {
  const { token = '' } = member ?? {};
  const reply = await send(await site.address(), 'POST /api/auth/deposit-request', {
    token,
    body: { amount: 100 },
  });
  const { message } = JSON.parse(reply.text) as { message: string };
  return [reply.status, reply.code, /[ก-๙]/.test(message)];
}
