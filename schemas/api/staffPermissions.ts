/** What staff may do. A staff call names the permission that it needs at its brand (ROL-04). */
export const permissions = {
  look: 'see brands with their drafts, releases and announcements; manage the own account',
  'drafts.edit': 'change drafts, upload images, share previews',
  'releases.publish': 'publish, schedule, cancel and roll back',
  'audit.read': 'read the audit log of a brand',
  'announcements.write': 'publish and end announcements',
  'brands.create': 'create, open, archive and remove brands',
  'site.switch': 'open the site or put it into maintenance',
  'members.read': 'see members with balance, turnover, levels and game transfers',
  'members.note': 'write notes about members',
  'members.reveal': 'see complete phone and account numbers of members, each for a reason',
  'members.suspend': 'suspend and restore members',
  'queues.work': 'claim and hold items of the queues that the other permissions show',
  'deposits.read': 'see deposit requests, slips, bank lines and the accounts that receive deposits',
  'deposits.decide': 'approve and reject deposit requests and slips; match, credit and refund bank lines',
  'withdrawals.read': 'see withdrawals and whether they are halted',
  'withdrawals.decide': 'approve, reject, refund, fail and complete withdrawals',
  'withdrawals.halt': 'halt and resume withdrawals',
  prizes: 'hand out prizes and rewards',
  adjustments: 'adjust credit and waive turnover',
  levels: 'grant and revoke levels',
  'game-transfers': 'query game providers about open transfers',
  'trial-balances': 'read and create trial balances',
  reports: 'read reports',
  alerts: 'see and acknowledge alerts',
  'providers.read': 'see outside services and their calls',
  webhooks: 'see outgoing events and deliver them again',
  'company-accounts.change': 'propose, approve and switch accounts that receive deposits',
  'providers.switch': 'switch outside services on and off',
  people: 'invite staff, give roles, suspend and reset staff',
} as const;

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions) as readonly Permission[];

const support = ['look', 'members.read', 'members.note'] as const;
const cashier = [
  ...support,
  'members.reveal',
  'queues.work',
  'deposits.read',
  'deposits.decide',
  'providers.read',
] as const satisfies readonly Permission[];
const payer = [
  ...support,
  'members.reveal',
  'queues.work',
  'withdrawals.read',
  'withdrawals.decide',
  'providers.read',
] as const satisfies readonly Permission[];
const risk = [
  ...support,
  'members.reveal',
  'queues.work',
  'members.suspend',
  'deposits.read',
  'withdrawals.read',
  'withdrawals.halt',
  'alerts',
] as const satisfies readonly Permission[];
const finance = [
  ...support,
  'deposits.read',
  'withdrawals.read',
  'trial-balances',
  'reports',
  'alerts',
] as const satisfies readonly Permission[];
const editor = ['look', 'drafts.edit'] as const;
const publisher = [...editor, 'releases.publish', 'audit.read'] as const;
const operator = [
  ...new Set([...publisher, ...cashier, ...payer, ...risk, ...finance]),
  'announcements.write',
  'site.switch',
  'prizes',
  'adjustments',
  'levels',
  'game-transfers',
  'webhooks',
] as const satisfies readonly Permission[];

/** The permissions of each staff role. A person has one role at a brand, and perhaps one at all brands. */
export const rolePermissions = {
  viewer: ['look'],
  editor,
  publisher,
  support,
  cashier,
  payer,
  risk,
  finance,
  operator,
  admin: permissionNames,
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type StaffRole = keyof typeof rolePermissions;

/** Staff roles in the order in which programs list them. */
export const staffRoles = Object.keys(rolePermissions) as readonly StaffRole[];

/** Whether one of the roles has the permission. */
export function rolesAllow(roles: readonly StaffRole[], permission: Permission): boolean {
  return roles.some((role) => (rolePermissions[role] as readonly Permission[]).includes(permission));
}

/** Everything that the roles allow together, in the order of `permissions`. */
export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return permissionNames.filter((permission) => rolesAllow(roles, permission));
}
