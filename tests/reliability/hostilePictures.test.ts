import { readFile, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clearAttempts } from '#server/testing/logins';
import { hugePng } from '#server/testing/hugePng';
import { slipTools } from '#server/testing/slipTools';
import { uploadSlip } from '#server/testing/slips';
import { rounds } from './testing/rounds';
import { tell } from './testing/tell';

/** A worker opens so many before a new one takes over; the short form goes beyond it, too. */
const RENEWED_AFTER = 50;
const UPLOADS = rounds(56, 1_000);
/** Every so often one that weighs a lot: 25 million pixels to open, or 4 MiB to carry. */
const HEAVY_EVERY = rounds(28, 10);
const MEGABYTE = 2 ** 20;

describe.runIf(process.platform === 'linux')('hostile pictures', () => {
  const desk = slipTools();

  it('S10 leave less than 150 MB in the server, however many: one other process after another opens them', {
    timeout: 600_000,
  }, async () => {
    const { t, member } = desk.current();
    // Tests of other files run in this process, too; a reader of theirs waits a minute for its next picture.
    const ofOthers = new Set(await pictureReaders());
    const { light, heavy } = await hostile();
    const send = async (n: number) => {
      // The hour's ten slips are another promise (S9).
      if (n % 8 === 0) await clearAttempts(t);
      const kinds = n % HEAVY_EVERY === HEAVY_EVERY - 1 ? heavy : light;
      const { status } = await uploadSlip(t, member, kinds[n % kinds.length] ?? Buffer.alloc(0));
      // 429: not read in time.
      expect([413, 422, 429]).toContain(status);
    };
    // Libraries and caches are there from now on.
    for (let n = 0; n < light.length; n += 1) await send(n);
    const before = process.memoryUsage.rss();
    const openers = new Set<number>();
    let [most, atOnce] = [0, 0];
    for (let n = 0; n < UPLOADS; n += 1) {
      await send(n);
      const running = (await pictureReaders()).filter((pid) => !ofOthers.has(pid));
      for (const pid of running) openers.add(pid);
      atOnce = Math.max(atOnce, running.length);
      most = Math.max(most, process.memoryUsage.rss() - before);
    }
    tell(
      `${String(UPLOADS)} hostile pictures: ${String(Math.round(most / MEGABYTE))} MB more in the server at most, ${String(openers.size)} readers`,
    );
    expect(most).toBeLessThan(150 * MEGABYTE);
    expect(atOnce).toBeLessThanOrEqual(1);
    expect(openers.size).toBeGreaterThanOrEqual(Math.ceil(UPLOADS / RENEWED_AFTER));
  });
});

/** Pictures that pass the first look and are none, or too much (bad inputs, group C). */
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

/** Processes below this one that open pictures. */
async function pictureReaders(): Promise<number[]> {
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
