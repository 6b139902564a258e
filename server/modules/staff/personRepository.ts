import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { Scope } from './adminScope';

export type Person = Calls['GET /api/staff/person']['data'][number];

type Row = Awaited<ReturnType<typeof selectPeople>>[number];

/** Staff who hold a role at one of the brands, with those roles only. One query. */
export async function findPeople(db: Database, scope: Scope): Promise<Person[]> {
  return (await selectPeople(db, scope)).map(present);
}

/** @throws AppError NOT_FOUND when the person is unknown or has no role at these brands. */
export async function findPerson(db: Transaction, scope: Scope, staffId: string): Promise<Person> {
  const [row] = await selectPeople(db, scope, staffId);
  if (!row) throw fail('NOT_FOUND');
  return present(row);
}

function selectPeople(db: Database | Transaction, scope: Scope, staffId?: string) {
  let query = db
    .selectFrom('staff as s')
    .select(['s.id', 's.email', 's.name', 's.status', 's.totp_confirmed_at', 's.last_login_at'])
    .select((of) => {
      const held = of
        .selectFrom('staff_roles as r')
        .select(['r.brand_id as brandId', 'r.role'])
        .whereRef('r.staff_id', '=', 's.id')
        .orderBy('r.brand_id')
        .limit(1_000);
      return jsonArrayFrom(scope === 'all' ? held : held.where('r.brand_id', 'in', scope)).as('roles');
    })
    .orderBy('s.email')
    .limit(1_000);
  if (staffId !== undefined) query = query.where('s.id', '=', staffId);
  if (scope === 'all') return query.execute();
  return query
    .where((of) =>
      of.exists(
        of
          .selectFrom('staff_roles as h')
          .select('h.brand_id')
          .whereRef('h.staff_id', '=', 's.id')
          .where('h.brand_id', 'in', scope),
      ),
    )
    .execute();
}

function present({ id, email, name, status, totp_confirmed_at, last_login_at, roles }: Row): Person {
  return {
    uuid: id,
    email,
    name,
    status,
    secondFactor: totp_confirmed_at !== null,
    lastLoginAt: last_login_at && bangkokIso(last_login_at),
    roles,
  };
}

/** The one spelling of an address: letters in any case and width are the same staff member. */
export function staffEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
