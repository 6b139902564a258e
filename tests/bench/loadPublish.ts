import { setTimeout as sleep } from 'node:timers/promises';
import type { Calls } from '#schemas/api/contract';
import { figureOf, median, once, show } from './measure';
import type { Effort } from './measure';

type Opened = Calls['GET /api/staff/brand/{brandId}']['data'];

/** Publishes begun each second, far more than people make. */
const EVERY_MS = 250;

/** Readers of the published brand, alone and while it is published over and over (W5). */
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

/** @returns how long each publish took, in ms. */
async function publishOften(
  { origin, staff, brandId }: { readonly origin: string; readonly staff: string; readonly brandId: string },
  ended: AbortSignal,
): Promise<number[]> {
  const url = `${origin}/api/staff/brand/${brandId}`;
  const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' };
  const ask = async <D>(address: string, body?: object): Promise<D> => {
    const response = await fetch(address, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${address} answered ${text.slice(0, 500)}`);
    return (JSON.parse(text) as { data: D }).data;
  };
  const { published } = await ask<Opened>(url);
  const times: number[] = [];
  for (let revision = published.revision; !ended.aborted; revision += 1) {
    const file = { ...published.file, displayName: `Sala ${String(times.length)}` };
    const started = performance.now();
    await ask(`${url}/release`, { baseRevision: revision, file, note: 'bench', reason: 'bench' });
    times.push(performance.now() - started);
    await sleep(Math.max(0, EVERY_MS - (performance.now() - started)));
  }
  return times;
}
