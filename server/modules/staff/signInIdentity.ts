import { audit, type AuditLine } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import type { HeldRole, SignInIdentity, StaffLogin } from '#server/providers/ports/staffLogin';
import { lockStaff, requireAnotherAdmin } from './adminScope';
import { useInvitationOf } from './invitations';
import { staffEmail } from './personRepository';
import type { LoginContext } from './staffSessions';

type Person = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

/**
 * The staff member of a verified identity, with the roles that its claims give.
 * @returns undefined for somebody without a right here; what they lost is taken from them nevertheless.
 * @throws AppError USER_SUSPENDED; LAST_ADMIN when the claims would leave no administrator of all brands.
 */
export async function admitIdentity(
  trx: Transaction,
  login: StaffLogin,
  identity: SignInIdentity,
  context: LoginContext,
): Promise<Person | undefined> {
  await lockStaff(trx);
  const signIn = { trx, login, identity: { ...identity, email: staffEmail(identity.email) }, context };
  const person = (await findLinked(trx, identity)) ?? (await link(signIn)) ?? (await create(signIn));
  if (!person) return undefined;
  if (person.status === 'SUSPENDED') throw fail('USER_SUSPENDED');
  if (identity.roles === undefined) return person;
  await setRoles(signIn, person, identity.roles);
  return identity.roles.length === 0 ? undefined : person;
}

interface SignIn {
  readonly trx: Transaction;
  readonly login: StaffLogin;
  readonly identity: SignInIdentity;
  readonly context: LoginContext;
}

const columns = ['p.id', 'p.email', 'p.status', 'p.totp_key', 'p.totp_confirmed_at'] as const;

function findLinked(trx: Transaction, { issuer, subject }: SignInIdentity) {
  return trx
    .selectFrom('staff_identities as i')
    .innerJoin('staff as p', 'p.id', 'i.staff_id')
    .select(columns)
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

/**
 * The first sign-in of known staff, by the verified address. If that staff member is already linked to another
 * subject of the same issuer, the address may belong to a different person now, and an administrator must reset it.
 */
async function link(signIn: SignIn): Promise<Person | undefined> {
  const { trx, identity } = signIn;
  const person = await trx
    .selectFrom('staff as p')
    .select(columns)
    .where('p.email', '=', identity.email)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('staff_identities as i')
            .select('i.subject')
            .whereRef('i.staff_id', '=', 'p.id')
            .where('i.issuer', '=', identity.issuer),
        ),
      ),
    )
    .executeTakeFirst();
  if (!person) return undefined;
  await insertIdentity(signIn, person.id);
  await audit(trx, line(signIn, person.id, 'staff.link'));
  return person;
}

/** Somebody unknown: with an invitation to their address, or by their claims where the settings say so. */
async function create(signIn: SignIn): Promise<Person | undefined> {
  const { trx, login, identity, context } = signIn;
  const { email, name } = identity;
  const isKnown = await trx.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (isKnown || identity.roles?.length === 0) return undefined;
  const invitation = await useInvitationOf(trx, email, context.now);
  if (!invitation && (login.unknownPeople !== 'create' || identity.roles === undefined)) return undefined;
  const id = uuidv7();
  await trx.insertInto('staff').values({ id, email, name, created_at: context.now }).execute();
  await insertIdentity(signIn, id);
  await audit(trx, line(signIn, id, 'staff.create'));
  if (invitation && identity.roles === undefined)
    await setRoles(signIn, { id }, [{ brandId: invitation.brand_id, role: invitation.role }]);
  return { id, email, status: 'ACTIVE', totp_key: null, totp_confirmed_at: null };
}

async function insertIdentity({ trx, identity, context }: SignIn, staffId: string): Promise<void> {
  const { issuer, subject } = identity;
  await trx
    .insertInto('staff_identities')
    .values({ issuer, subject, staff_id: staffId, created_at: context.now })
    .execute();
}

/** Makes these the only roles of a person, and writes an audit line for each that changes. */
async function setRoles(
  signIn: SignIn,
  { id }: Pick<Person, 'id'>,
  wanted: readonly HeldRole[],
): Promise<void> {
  const { trx } = signIn;
  const held = await trx
    .selectFrom('staff_roles')
    .select(['brand_id as brandId', 'role'])
    .where('staff_id', '=', id)
    .orderBy('brand_id')
    .execute();
  const roleAt = (roles: readonly { brandId: string; role: string }[], brandId: string) =>
    roles.find((one) => one.brandId === brandId)?.role;
  const lost = held.filter(({ brandId }) => roleAt(wanted, brandId) === undefined);
  const given = wanted.filter(({ brandId, role }) => roleAt(held, brandId) !== role);
  if (roleAt(held, '*') === 'admin' && roleAt(wanted, '*') !== 'admin') await requireAnotherAdmin(trx, id);
  if (lost.length > 0)
    await trx
      .deleteFrom('staff_roles')
      .where('staff_id', '=', id)
      .where(
        'brand_id',
        'in',
        lost.map(({ brandId }) => brandId),
      )
      .execute();
  if (given.length > 0)
    await trx
      .insertInto('staff_roles')
      .values(given.map(({ brandId, role }) => ({ staff_id: id, brand_id: brandId, role })))
      .onConflict((on) =>
        on.columns(['staff_id', 'brand_id']).doUpdateSet((of) => ({ role: of.ref('excluded.role') })),
      )
      .execute();
  const changes = [...lost.map(({ brandId }) => ({ brandId, role: null })), ...given];
  const [first, ...more] = changes.map(({ brandId, role }) =>
    line(signIn, id, 'staff.role', { brandId, role }),
  );
  if (first) await audit(trx, first, ...more);
}

/** What a sign-in changes is done by the system: the person has not decided it. */
function line(
  { login, identity, context }: SignIn,
  staffId: string,
  action: string,
  at?: { readonly brandId: string; readonly role: string | null },
): AuditLine {
  const { ip, traceId, now } = context;
  return {
    brandId: at?.brandId ?? '*',
    actor: { kind: 'SYSTEM' },
    action,
    subject: { type: 'STAFF', id: staffId },
    detail: { email: identity.email, provider: login.id, ...(at && { role: at.role }) },
    ip,
    traceId,
    now,
  };
}
