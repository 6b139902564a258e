import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import type { TestMember } from '#server/testing/builders';
import { CONSISTENT, audit } from './testing/audit';
import { settle } from './testing/members';
import type { People } from './testing/members';
import { send } from './testing/send';
import { makeSite } from './testing/site';
import type { Program, Site } from './testing/site';
import { proving, report } from '#server/testing/proving';

/** `SOAK_MINUTES=60` is the requirement; a few minutes detect a leak of that size with less precision. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 4);
const EVERY_MS = 20;
const SAMPLE_MS = 2_000;
/** Before the first sample: code is compiled and caches are filled. */
const WARM_MS = 60_000;
/** Noise of garbage collection, in MB. */
const SWING = 16;
const NOTHING_ACKNOWLEDGED = { requested: [], credited: [], held: [], refunded: [] };

describe.runIf(proving && process.platform === 'linux')('a site that runs for a long time', () => {
  let site: Site;
  let program: Program;
  let people: People;
  beforeAll(async () => {
    site = await makeSite();
    program = await site.start();
    people = await settle(site, 8, 100_000);
  }, 300_000);
  afterAll(() => site.remove());

  it('D7 at 50 requests a second memory grows by less than 1 MB a minute, and no file remains open', {
    timeout: (MINUTES + 3) * MINUTE_MS,
  }, async () => {
    const pid = program.child.pid ?? 0;
    const traffic = startTraffic(await site.address(), people);
    await sleep(WARM_MS);
    const files = await openFiles(pid);
    const samples: [minute: number, megabytes: number][] = [];
    const start = Date.now();
    while (Date.now() - start < MINUTES * MINUTE_MS) {
      samples.push([(Date.now() - start) / 60_000, await residentMegabytes(pid)]);
      await sleep(SAMPLE_MS);
    }
    const sent = await traffic.stop();
    const { length } = samples;
    const first = samples[0]?.[1] ?? 0;
    const last = samples[length - 1]?.[1] ?? 0;
    const slope = slopeOf(samples);
    report(
      `${String(MINUTES)} min, ${String(sent)} requests: ${first.toFixed(0)} MB at first, ${last.toFixed(0)} MB at last, ` +
        `${slope.toFixed(2)} MB a minute; files ${String(files)}, then ${String(await openFiles(pid))}`,
    );
    expect(slope * MINUTES).toBeLessThan(MINUTES + SWING);
    await sleep(6_000);
    expect(await openFiles(pid)).toBeLessThan(files + 10);
    expect(await audit(site, NOTHING_ACKNOWLEDGED)).toEqual(CONSISTENT);
  });
});

/** Alternates reads, pages and money calls at a fixed rate, whether or not earlier ones were answered. */
function startTraffic(address: string, { members, staff }: People): { stop(): Promise<number> } {
  const underWay = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  let sent = 0;
  const member = (n: number) => members[n % members.length] as TestMember;
  const read = ({ username, token }: TestMember) =>
    send(address, 'POST /api/auth/user/getCredit/{username}', { token, params: { username }, body: {} });
  const turn = (n: number): Promise<unknown> => {
    if (n % 10 === 9) return trade(address, member(Math.floor(n / 10)), staff.token);
    if (n % 10 === 4) return send(address, 'GET /api/setting', { token: '' });
    if (n % 10 === 7) return fetch(`${address}/`).then((page) => page.arrayBuffer());
    return read(member(n));
  };
  const timer = setInterval(() => {
    const one = turn(sent).catch((error: unknown) => failures.push(error));
    sent += 1;
    underWay.add(one);
    void one.finally(() => underWay.delete(one));
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      if (failures.length > 0) throw failures[0];
      return sent;
    },
  };
}

/** Requests a withdrawal and cancels it; skipped while another of the same member is open. */
async function trade(address: string, { id, token }: TestMember, staff: string): Promise<void> {
  const asked = await send(address, 'POST /api/auth/withdraw/{uuid}', {
    token,
    params: { uuid: id },
    body: { amount: 100 },
  });
  if (asked.status !== 200) return;
  await send(address, 'POST /api/staff/withdraw/{uuid}/reject', {
    token: staff,
    params: { uuid: asked.data.uuid },
    body: { reason: 'x', refund: true },
  });
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${String(pid)}/fd`)).length;
}

/** Slope of the least-squares line. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const rise = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return rise / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
