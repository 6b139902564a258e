import { messageOf } from '#schemas/api/envelope';
import type { Calls } from '#schemas/api/contract';
import type { SlipStatus } from '#schemas/api/shapes/statuses';

export type Slip = Calls['GET /api/auth/slip/my/request']['data'][number];
type Result = Calls['POST /api/auth/slip/verify']['data'];

/** Why a slip with this status is not credited. */
const codes: Partial<Record<SlipStatus, 'SLIP_DUPLICATE' | 'SLIP_WRONG_SENDER'>> = {
  DUPLICATE: 'SLIP_DUPLICATE',
  INVALID: 'SLIP_WRONG_SENDER',
};

/** A slip in a list. It has no bank data while it is `VERIFYING`. */
export function buildSlip({
  uuid,
  createdAt,
  status,
  amount = 500,
}: Partial<Slip> & Pick<Slip, 'uuid' | 'createdAt' | 'status'>): Slip {
  const code = codes[status];
  const reason = status === 'REJECTED' ? 'ไม่พบยอดโอนในบัญชี' : code === undefined ? null : messageOf(code);
  return { uuid, slipUuid: uuid, amount: status === 'VERIFYING' ? null : amount, status, reason, createdAt };
}

/** The same slip as returned by the bank look-up. */
export function resultOfSlip({ slipUuid, amount, status, reason, createdAt }: Slip): Result {
  const isKnown = amount !== null;
  return {
    slipUuid,
    transRef: isKnown ? '013071152533APM07736' : null,
    amount,
    sender: isKnown ? { name: 'นาย สมชาย ใ***', bank: 'KBANK', account: 'xxx-x-x6789-x' } : null,
    receiver: isKnown ? { name: 'บจก. ศาลา เ***', bank: 'SCB', account: 'xxx-x-x2333-x' } : null,
    date: isKnown ? createdAt : null,
    status,
    duplicate: status === 'DUPLICATE',
    code: codes[status] ?? null,
    reason,
  };
}
