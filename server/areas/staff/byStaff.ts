import type { StaffIdentity } from '#server/http/handlers';

interface Call {
  readonly staff: StaffIdentity;
  readonly ip: string;
  readonly traceId: string;
  readonly now: Date;
}

/** The staff member of a call as who did it, for the audit line (D11). */
export function byStaff({ staff, ip, traceId, now }: Call) {
  return { actor: { kind: 'STAFF', id: staff.id }, ip, traceId, now } as const;
}
