import type { StaffRole } from '#schemas/api/staffPermissions';

/** The kind of object that an id of a call identifies. */
export type ObjectKind =
  | 'member'
  | 'username'
  | 'session'
  | 'bankNumber'
  | 'deposit'
  | 'slip'
  | 'withdrawal'
  | 'announcement'
  | 'gameTransfer'
  | 'address'
  | 'reward'
  | 'brand'
  | 'staff'
  | 'release'
  | 'releaseSet'
  | 'revision'
  | 'share'
  | 'prize'
  | 'redemption'
  | 'adjustment'
  | 'bankTransfer'
  | 'levelGrant'
  | 'turnover'
  | 'companyAccount'
  | 'companyAccountChange'
  | 'note'
  | 'alert'
  | 'formerAccount'
  | 'view'
  | 'webhook';

/** One line of the authorization matrix. */
export interface Access {
  /** Who may make the call; for staff the roles. */
  readonly who: 'anyone' | 'member' | readonly StaffRole[];
  /** The objects it identifies, by path parameter or body field. Members may access their own, staff those of their brand. */
  readonly ids: Readonly<Record<string, ObjectKind>>;
}
