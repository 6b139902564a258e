import type { Step } from './step';

/** One of the first pending rows, so that several clients decide the same one. */
const anyOf = <T>({ operation }: Step, rows: readonly T[]): T | undefined =>
  rows[Math.floor(operation.pick * rows.length)];

async function depositOf(step: Step, status: 'PENDING' | 'TRANSFERRED') {
  const message = { token: step.work.staffToken, query: { status, limit: '5' } } as const;
  return anyOf(step, (await step.sender.send('GET /api/staff/deposit', message)).data);
}

async function withdrawalOf(step: Step) {
  const message = { token: step.work.staffToken, query: { status: 'PENDING', limit: '5' } } as const;
  return anyOf(step, (await step.sender.send('GET /api/staff/withdraw', message)).data);
}

const codeOf = async (reply: Promise<{ readonly code?: string | undefined }>): Promise<string> =>
  (await reply).code ?? 'OK';

/** Credits a pending deposit by a bank line or without one, or rejects it; another client may decide the same one. */
export async function decideDeposit(step: Step): Promise<string> {
  const { sender, work, operation, idempotencyKey } = step;
  const row = (await depositOf(step, 'TRANSFERRED')) ?? (await depositOf(step, 'PENDING'));
  if (!row) return 'NOTHING_OPEN';
  const message = { token: work.staffToken, params: { uuid: row.uuid }, idempotencyKey };
  if (operation.amount % 5 === 0)
    return codeOf(
      sender.send('POST /api/staff/deposit/{uuid}/reject', { ...message, body: { reason: 'x' } }),
    );
  const key = 'POST /api/staff/deposit/{uuid}/approve';
  if (operation.amount % 5 === 1) {
    const body = { withoutTransfer: true, reason: 'x' };
    const code = await codeOf(sender.send(key, { ...message, body }));
    // The member may confirm between the read and the decision: see `unconfirmedCredits` of the audit.
    return code === 'TRANSFER_NOT_CONFIRMED' && row.status !== 'PENDING' ? `${code} unexpectedly` : code;
  }
  const { accountId, bankTransferId } = lineFor(step, row.bank?.uuid);
  const body = { bankTransferId, ...(operation.pick < 0.5 && { anotherTransfer: true }) };
  const code = await codeOf(sender.send(key, { ...message, body }));
  return expectedIf(code, 'TRANSFER_OTHER_ACCOUNT', accountId !== row.bank?.uuid);
}

/** This rejection is expected in exactly this state, in which success is not. */
function expectedIf(code: string, refusal: string, isExpected: boolean): string {
  if (code === refusal) return isExpected ? code : `${code} unexpectedly`;
  return code === 'OK' && isExpected ? `OK instead of ${refusal}` : code;
}

/** Occasionally a line on another account than the request's. */
function lineFor({ work, operation }: Step, account: string | undefined) {
  const lines = Object.entries(work.lines[operation.index] ?? {});
  const isOther = operation.amount % 25 === 2;
  const found = lines.find(([accountId]) => (accountId === account) !== isOther) ?? lines[0];
  if (!found) throw new Error('An operation has no bank line.');
  return { accountId: found[0], bankTransferId: found[1] };
}

/** Approves or rejects a pending withdrawal. */
export async function decideWithdrawal(step: Step): Promise<string> {
  const { sender, work, operation, idempotencyKey } = step;
  const row = await withdrawalOf(step);
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
