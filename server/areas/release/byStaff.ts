import type { StaffIdentity } from '#server/http/handlers';

/** Who asks, when and from where: for what is written and its audit line (D11). */
export interface ByStaff {
  readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  readonly ip: string;
  readonly traceId: string;
  readonly now: Date;
}

export function byStaff({
  staff,
  ip,
  traceId,
  now,
}: Omit<ByStaff, 'actor'> & { readonly staff: StaffIdentity }): ByStaff {
  return { actor: { kind: 'STAFF', id: staff.id }, ip, traceId, now };
}
