import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Brand } from '#schemas/brand/brand';

/** While it restarts, the API is waited for: ms between two tries, and their number. */
const PAUSE = 500;
const TRIES = 40;

/**
 * The brand of a host as it is published now, asked from the API: what the studio publishes shows here too.
 * @throws Error when the API stays away.
 */
export async function publishedBrand(port: number, host: string): Promise<Brand> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return JSON.parse(await get(port, host)) as Brand;
    } catch (error) {
      if (left === 0) throw new Error('The API does not answer.', { cause: error });
      await sleep(PAUSE);
    }
  }
}

/** Resolves once something else is published on a host than when it was called, or after the same patience. */
export async function nextPublished(port: number, host: string): Promise<void> {
  const before = await get(port, host).catch(() => '');
  for (let left = TRIES; left > 0; left -= 1) {
    await sleep(PAUSE);
    if ((await get(port, host).catch(() => before)) !== before) return;
  }
}

function get(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/brand.json', headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`The API answers ${answer.statusCode}.`));
      });
    })
      .on('error', reject)
      .end();
  });
}
