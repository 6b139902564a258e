import type { Calls } from '#schemas/api/contract';
import type { Step } from './step';

type Desk = 'GET /api/staff/deposit' | 'GET /api/staff/withdraw';

/** A row of a desk that waits, any of them, so that several decide the same one. */
async function rowOf(
  { sender, work, operation }: Step,
  desk: Desk,
  status: 'PENDING' | 'TRANSFERRED' = 'PENDING',
): Promise<Calls[Desk]['data'][number] | undefined> {
  const query = { status, limit: '5' } as const;
  const { data } = await sender.send(desk, { token: work.staffToken, query });
  return data[Math.floor(operation.pick * data.length)];
}

const codeOf = async (reply: Promise<{ readonly code?: string | undefined }>): Promise<string> =>
  (await reply).code ?? 'OK';

/** One of the deposits that wait is credited by a bank line, or without one, or refused; somebody else may be at the same one. */
export async function decideDeposit(step: Step): Promise<string> {
  const { sender, work, operation, idempotencyKey } = step;
  const row =
    (await rowOf(step, 'GET /api/staff/deposit', 'TRANSFERRED')) ??
    (await rowOf(step, 'GET /api/staff/deposit'));
  if (!row) return 'NOTHING_OPEN';
  const message = { token: work.staffToken, params: { uuid: row.uuid }, idempotencyKey };
  if (operation.amount % 5 === 0)
    return codeOf(
      sender.send('POST /api/staff/deposit/{uuid}/reject', { ...message, body: { reason: 'x' } }),
    );
  const bankTransferId = work.lines[operation.index];
  if (bankTransferId === undefined) throw new Error('An operation has no bank line.');
  const body =
    operation.amount % 5 === 1
      ? { withoutTransfer: true, reason: 'x' }
      : { bankTransferId, ...(operation.pick < 0.5 && { anotherTransfer: true }) };
  return codeOf(sender.send('POST /api/staff/deposit/{uuid}/approve', { ...message, body }));
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
