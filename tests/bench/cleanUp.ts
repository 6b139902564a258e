import { setTimeout as sleep } from 'node:timers/promises';
import type { People } from './seedMembers';

/** A request that was on its way when a run ended is answered by now. In ms. */
const LAST_ANSWER = 500;

const LISTS = [
  { path: '/api/staff/deposit', body: { reason: 'bench' } },
  { path: '/api/staff/withdraw', body: { reason: 'bench', refund: true } },
];

/**
 * Staff reject what a run has left open: it may end between a wish and what follows it, and the same member's next
 * wish would be refused.
 */
export async function cleanUp(origin: string, { staff }: People): Promise<void> {
  await sleep(LAST_ANSWER);
  const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' };
  for (const { path, body } of LISTS) {
    for (;;) {
      const answer = await fetch(`${origin}${path}?status=PENDING&limit=100`, { headers });
      const { data } = (await answer.json()) as { data: { uuid: string }[] };
      if (data.length === 0) break;
      for (const { uuid } of data)
        await fetch(`${origin}${path}/${uuid}/reject`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
    }
  }
}
