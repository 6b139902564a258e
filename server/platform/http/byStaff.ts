import type { AuditLine } from '#server/platform/audit/audit';
import type { StaffIdentity } from './handlers';

/** A call of staff, as far as its trail needs it. */
export interface StaffOccasion {
  readonly staff: StaffIdentity;
  readonly ip: string;
  readonly traceId: string;
  readonly now: Date;
}

/** The staff member of a call as who did it, for the audit line (D11). */
export function byStaff({ staff, ip, traceId, now }: StaffOccasion) {
  return { actor: { kind: 'STAFF', id: staff.id }, ip, traceId, now } as const;
}

/** What a staff member does at a brand. */
export interface StaffAct {
  readonly brandId: string;
  readonly by: Pick<AuditLine, 'ip' | 'traceId' | 'now'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}
