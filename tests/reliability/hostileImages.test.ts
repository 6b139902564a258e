import { readFile, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clearAttempts } from '#server/testing/logins';
import { hugePng } from '#server/testing/hugePng';
import { slipTools } from '#server/testing/slipTools';
import { uploadSlip } from '#server/testing/slips';
import { rounds, report } from '#server/testing/proving';

/** Images that a worker opens before it is replaced; the short form exceeds it, too. */
const RENEWED_AFTER = 50;
const UPLOADS = rounds(56, 1_000);
/** One image in this many is expensive: 25 million pixels, or 4 MiB. */
const HEAVY_EVERY = rounds(28, 10);
const MEGABYTE = 2 ** 20;

describe.runIf(process.platform === 'linux')('hostile images', () => {
  const tools = slipTools();

  it('S10 use less than 150 MB of the server in any number: short-lived worker processes open them', {
    timeout: 600_000,
  }, async () => {
    const { t, member } = tools.current();
    // Tests of other files share this process, and their worker waits a minute for its next image.
    const ofOthers = new Set(await imageReaders());
    const { light, heavy } = await hostile();
    const send = async (n: number) => {
      // The hourly limit of ten slips is tested elsewhere (S9).
      if (n % 8 === 0) await clearAttempts(t);
      const kinds = n % HEAVY_EVERY === HEAVY_EVERY - 1 ? heavy : light;
      const { status } = await uploadSlip(t, member, kinds[n % kinds.length] ?? Buffer.alloc(0));
      // 429: not read in time.
      expect([413, 422, 429]).toContain(status);
    };
    // Libraries and caches are loaded from now on.
    for (let n = 0; n < light.length; n += 1) await send(n);
    const before = process.memoryUsage.rss();
    const openers = new Set<number>();
    let [most, atOnce] = [0, 0];
    for (let n = 0; n < UPLOADS; n += 1) {
      await send(n);
      const running = (await imageReaders()).filter((pid) => !ofOthers.has(pid));
      for (const pid of running) openers.add(pid);
      atOnce = Math.max(atOnce, running.length);
      most = Math.max(most, process.memoryUsage.rss() - before);
    }
    report(
      `${String(UPLOADS)} hostile images: ${String(Math.round(most / MEGABYTE))} MB more in the server at most, ${String(openers.size)} readers`,
    );
    expect(most).toBeLessThan(150 * MEGABYTE);
    expect(atOnce).toBeLessThanOrEqual(1);
    expect(openers.size).toBeGreaterThanOrEqual(Math.ceil(UPLOADS / RENEWED_AFTER));
  });
});

/** Files that pass the type check and are no images, or are too large (bad inputs, group C). */
async function hostile(): Promise<{ readonly light: Buffer[]; readonly heavy: Buffer[] }> {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } });
  const jpeg = await blank(800, 1_200).jpeg().toBuffer();
  const full = await blank(5_000, 4_999).png({ compressionLevel: 3 }).toBuffer();
  const long = Buffer.concat([jpeg, Buffer.alloc(4 * MEGABYTE - jpeg.length, '<script>')]);
  return {
    light: [
      Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
      jpeg.subarray(0, 1_000),
      hugePng(5_001),
      Buffer.from('RIFF\x10\0\0\0WEBPVP8X<script>alert(1)</script>', 'latin1'),
    ],
    heavy: [full, long],
  };
}

/** Child processes of this one that open images. */
async function imageReaders(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const pids = lists.join(' ').split(' ').filter(Boolean).map(Number);
  const named = await Promise.all(
    pids.map((pid) => readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, place) => named[place]?.includes('imageWorker'));
}
