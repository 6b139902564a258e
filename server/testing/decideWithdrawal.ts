import type { TestStaff } from './builders';
import type { TestApp } from './testApp';

type BareStep = 'approve' | 'refund' | 'complete';

/** Steps of a withdrawal as staff take them, over HTTP. */
export function withdrawalStaff(t: TestApp, staff: TestStaff) {
  const bare = (step: BareStep) => (uuid: string, key?: string) => {
    const call: `POST /api/staff/withdraw/{uuid}/${BareStep}` = `POST /api/staff/withdraw/{uuid}/${step}`;
    return t.call(call, {
      as: staff,
      params: { uuid },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  };
  return {
    approve: bare('approve'),
    refund: bare('refund'),
    complete: bare('complete'),
    reject: (uuid: string, refund = false) =>
      t.call('POST /api/staff/withdraw/{uuid}/reject', {
        as: staff,
        params: { uuid },
        body: { reason: 'บัญชีไม่ตรง', refund },
      }),
    fail: (uuid: string) =>
      t.call('POST /api/staff/withdraw/{uuid}/fail', {
        as: staff,
        params: { uuid },
        body: { reason: 'ธนาคารปฏิเสธ' },
      }),
  };
}
