import type { AuditLine } from '#server/platform/audit/audit';
import type { StaffIdentity } from './handlers';

/** The parts of a staff call that the audit trail needs. */
export interface StaffCall {
  readonly staff: StaffIdentity;
  readonly ip: string;
  readonly traceId: string;
  readonly now: Date;
}

/** @returns the staff member as actor for the audit entry. */
export function byStaff({ staff, ip, traceId, now }: StaffCall) {
  return { actor: { kind: 'STAFF', id: staff.id }, ip, traceId, now } as const;
}

/** An action of a staff member at a brand. */
export interface StaffAct {
  readonly brandId: string;
  readonly by: Pick<AuditLine, 'ip' | 'traceId' | 'now'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}
