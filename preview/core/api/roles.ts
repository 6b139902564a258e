import { type StaffRole, staffRoles } from '#schemas/api/callSpec';

/** Whether a role includes what `least` may do; the API decides, this only saves a vain press. */
export const mayAs = (role: StaffRole | undefined, least: StaffRole): boolean =>
  role !== undefined && staffRoles.indexOf(role) >= staffRoles.indexOf(least);
