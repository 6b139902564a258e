import { setTimeout as sleep } from 'node:timers/promises';
import { httpCaller } from '#scripts/lib/httpCaller';
import type { People } from './seedMembers';

/** A request in flight at the end of a run has been answered after this time, in ms. */
const LAST_ANSWER = 500;

/**
 * Staff reject what a run has left open: a run may end between a request and its cancellation, and the same member's
 * next request would be rejected.
 */
export async function cleanUp(origin: string, { staff: token }: People): Promise<void> {
  await sleep(LAST_ANSWER);
  const call = httpCaller(origin);
  const query = { status: 'PENDING', limit: '100' } as const;
  const reason = 'bench';
  for (;;) {
    const { data } = await call('GET /api/staff/deposit', { query }, { token });
    if (data.length === 0) break;
    for (const { uuid } of data)
      await call('POST /api/staff/deposit/{uuid}/reject', { params: { uuid }, body: { reason } }, { token });
  }
  for (;;) {
    const { data } = await call('GET /api/staff/withdraw', { query }, { token });
    if (data.length === 0) break;
    for (const { uuid } of data)
      await call(
        'POST /api/staff/withdraw/{uuid}/reject',
        { params: { uuid }, body: { reason, refund: true } },
        { token },
      );
  }
}
