import type { Calls } from '#schemas/api/contract';
import type { Step } from './step';

type Desk = 'GET /api/staff/deposit' | 'GET /api/staff/withdraw';

/** A row of a desk that waits, any of them, so that several decide the same one. */
async function rowOf(
  { sender, work, operation }: Step,
  desk: Desk,
): Promise<Calls[Desk]['data'][number] | undefined> {
  const query = { status: 'PENDING', limit: '5' } as const;
  const { data } = await sender.send(desk, { token: work.staffToken, query });
  return data[Math.floor(operation.pick * data.length)];
}

/** One of the deposits that wait is credited or refused; somebody else may be at the same one. */
export async function decideDeposit(step: Step): Promise<string> {
  const { sender, work, operation, idempotencyKey } = step;
  const row = await rowOf(step, 'GET /api/staff/deposit');
  if (!row) return 'NOTHING_OPEN';
  const message = { token: work.staffToken, params: { uuid: row.uuid }, idempotencyKey };
  const { code } =
    operation.amount % 5 > 0
      ? await sender.send('POST /api/staff/deposit/{uuid}/approve', message)
      : await sender.send('POST /api/staff/deposit/{uuid}/reject', { ...message, body: { reason: 'x' } });
  return code ?? 'OK';
}

/** The same with withdrawals. */
export async function decideWithdrawal(step: Step): Promise<string> {
  const { sender, work, operation, idempotencyKey } = step;
  const row = await rowOf(step, 'GET /api/staff/withdraw');
  if (!row) return 'NOTHING_OPEN';
  const message = { token: work.staffToken, params: { uuid: row.uuid }, idempotencyKey };
  const { code } =
    operation.amount % 2 > 0
      ? await sender.send('POST /api/staff/withdraw/{uuid}/approve', message)
      : await sender.send('POST /api/staff/withdraw/{uuid}/reject', {
          ...message,
          body: { reason: 'x', refund: true },
        });
  return code ?? 'OK';
}
