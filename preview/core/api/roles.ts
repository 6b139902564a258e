import { type StaffRole, staffRoles } from '#schemas/api/callSpec';

/** Whether a role includes what `least` may do; disables the control; the API enforces the permission. */
export const mayAs = (role: StaffRole | undefined, least: StaffRole): boolean =>
  role !== undefined && staffRoles.indexOf(role) >= staffRoles.indexOf(least);
