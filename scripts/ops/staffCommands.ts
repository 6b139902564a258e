import type { Calls } from '#schemas/api/contract';
import { rolePermissions, staffRoles, type StaffRole } from '#schemas/api/staffPermissions';
import type { Client, Commands } from './client';
import { page } from './lists';
import { word, type Options } from './options';
import { moment } from './table';
import { UsageError } from './usage';

type Person = Calls['GET /api/staff/person']['data'][number];

const columns = {
  'E-MAIL': ({ email }: Person) => email,
  NAME: ({ name }: Person) => name,
  STATUS: ({ status }: Person) => status,
  'SECOND FACTOR': ({ secondFactor }: Person) => (secondFactor ? 'yes' : 'no'),
  'LAST LOG-IN': ({ lastLoginAt }: Person) => moment(lastLoginAt),
  ROLES: ({ roles }: Person) =>
    roles.map(({ brandId, role }) => `${role} of ${placeOf(brandId)}`).join(', ') || '-',
};

const roleColumns = {
  ROLE: (role: StaffRole) => role,
  PERMISSIONS: (role: StaffRole) => rolePermissions[role].join(', '),
};

/** Who may do what where. */
export const staffCommands: Commands = {
  'staff list': async (api) => {
    const { data } = await api.call('GET /api/staff/person', {});
    return page(columns, data);
  },
  'staff roles': () => Promise.resolve(page(roleColumns, staffRoles)),
  'staff invite': async (api, options) => {
    const email = word(options, 2, 'an e-mail address');
    const role = roleOf(options);
    if (role === null) throw new UsageError(`--role is one of ${staffRoles.join(', ')}.`);
    const brandId = brandOf(options);
    const { data } = await api.call('POST /api/staff/invitation', { body: { email, brandId, role } });
    return [
      `${email} is invited as ${role} of ${placeOf(brandId)}. They open, at the studio's address, once, until ${moment(data.expiresAt)}:`,
      `/accept#${data.code}`,
    ].join('\n');
  },
  'staff role': async (api, options) => {
    const role = roleOf(options);
    const brandId = brandOf(options);
    const { uuid, email } = await find(api, options);
    await api.call('POST /api/staff/person/{uuid}/role', { params: { uuid }, body: { brandId, role } });
    return `${email} is ${role ?? 'nobody any more'} at ${placeOf(brandId)}.`;
  },
  'staff reset': async (api, options) => {
    const { uuid, email } = await find(api, options);
    const { data } = await api.call('POST /api/staff/person/{uuid}/reset', { params: { uuid } });
    return [
      `${email} sets a new password, at the studio's address, once, until ${moment(data.expiresAt)}:`,
      `/reset#${data.code}`,
    ].join('\n');
  },
  'staff suspend': (api, options) => setStatus(api, options, 'SUSPENDED'),
  'staff restore': (api, options) => setStatus(api, options, 'ACTIVE'),
};

async function setStatus(api: Client, options: Options, status: Person['status']): Promise<string> {
  const { uuid } = await find(api, options);
  const { data } = await api.call('POST /api/staff/person/{uuid}/status', {
    params: { uuid },
    body: { status },
  });
  return `${data.email} is ${data.status}${status === 'SUSPENDED' ? ' and logged out everywhere' : ''}.`;
}

async function find(api: Client, options: Options): Promise<Person> {
  const email = word(options, 2, 'an e-mail address').toLowerCase();
  const { data } = await api.call('GET /api/staff/person', {});
  const found = data.find((person) => person.email === email);
  if (!found) throw new Error(`Nobody of your brands has the address ${email}.`);
  return found;
}

/** `null` for `none`. */
function roleOf({ role }: Options): StaffRole | null {
  if (role === 'none') return null;
  const known = staffRoles.find((one) => one === role);
  if (!known) throw new UsageError(`--role is one of ${staffRoles.join(', ')}, none.`);
  return known;
}

function brandOf({ all, brandId }: Options): string {
  return all ? '*' : brandId;
}

function placeOf(brandId: string): string {
  return brandId === '*' ? 'every brand' : brandId;
}
