import { setTimeout as sleep } from 'node:timers/promises';
import { httpCaller } from '#scripts/lib/httpCaller';
import { figureOf, median, once, show } from './measure';
import type { Effort } from './measure';

/** Publications started per second, far more than people make. */
const EVERY_MS = 250;

/** Readers of the published brand, without and with continuous publishing (W5). */
export async function measurePublish(
  effort: Effort,
  { origin, staff, brandId }: { readonly origin: string; readonly staff: string; readonly brandId: string },
): Promise<void> {
  const readers = { url: `${origin}/brand.json`, connections: 20, overallRate: 500 };
  await once(effort, readers);
  show('brand.json, 500 readers a second', figureOf([await once(effort, readers)]));
  const ended = new AbortController();
  const publishing = publishOften({ origin, staff, brandId }, ended.signal);
  show('the same while it is published', figureOf([await once(effort, readers)]));
  ended.abort();
  const times = await publishing;
  console.log(
    `  ${times.length} publishes, median ${Math.round(median(times))} ms, longest ${Math.round(Math.max(...times))} ms`,
  );
}

/** @returns duration of each publication, in ms. */
async function publishOften(
  { origin, staff, brandId }: { readonly origin: string; readonly staff: string; readonly brandId: string },
  ended: AbortSignal,
): Promise<number[]> {
  const call = httpCaller(origin);
  const params = { brandId };
  const { published } = (await call('GET /api/staff/brand/{brandId}', { params }, { token: staff })).data;
  const times: number[] = [];
  for (let revision = published.revision; !ended.aborted; revision += 1) {
    const file = { ...published.file, displayName: `Sala ${String(times.length)}` };
    const started = performance.now();
    const body = { baseRevision: revision, file, note: 'bench', reason: 'bench' };
    const answer = await call('POST /api/staff/brand/{brandId}/release', { params, body }, { token: staff });
    if (answer.status !== 200) throw new Error(answer.text);
    times.push(performance.now() - started);
    await sleep(Math.max(0, EVERY_MS - (performance.now() - started)));
  }
  return times;
}
