import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer } from '#server/testing/testDatabase';
import { withDatabase } from '#server/testing/globalSetup';
import type { DatabaseAccess } from '#server/platform/db/connect';
import { connectDatabase } from '#server/platform/db/connect';
import { migrateDatabase } from '#server/platform/db/migrate';
import { migrations } from '#server/platform/db/migrations/all';
import { projectRoot } from '#server/platform/root';
import { TEST_PASSWORD } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { brokenAccounts, brokenTransactions, totalOfEntries } from '#server/testing/trialBalance';
import { systemClock } from '#server/platform/clock';
import { buildProgram } from '#server/testing/buildServer';
import { makeFirstRelease } from './testing/firstRelease';
import type { OldSite } from './testing/firstRelease';

const NAME = 'first_release';

describe('a database of the first release', () => {
  let access: DatabaseAccess;
  let old: OldSite;
  let before: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const cluster = inject('postgres');
    access = withDatabase(cluster, NAME);
    await administer(cluster, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await administer(cluster, `CREATE DATABASE ${NAME}`);
    old = await makeFirstRelease(access.owner, 'primary');
    before = await rowsOf(access);
  });
  afterAll(() => administer(inject('postgres'), `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`));

  it('D3 kill -9 during an upgrade leaves it unchanged and unlocked', async () => {
    const file = await buildProgram(path.join(projectRoot, 'tests/reliability/testing/slowMigration.ts'));
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, OWNER: access.owner },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await rowsOf(access)).toEqual(before);
  });

  it('D3 is upgraded: no row is lost, the ledger balances, members log in and pending money is settled', async () => {
    const next = {
      ...migrations,
      '9999_next': {
        up: async (db: Kysely<unknown>) => {
          await sql`ALTER TABLE members ADD COLUMN next text NOT NULL DEFAULT ''`.execute(db);
        },
      },
    };
    await migrateDatabase(access.owner, next);
    expect(await rowsOf(access)).toMatchObject({ ...before, migrations: String(Object.keys(next).length) });
    const t = await testApp({ twinOf: { access }, clock: systemClock });
    try {
      expect(await loggedIn(t, old)).toBe(800);
      const login = await t.call('POST /api/staff/login', {
        body: { email: old.staffEmail, password: TEST_PASSWORD },
      });
      const as = { token: login.data.token };
      const approved = await t.call('POST /api/staff/deposit/{uuid}/approve', {
        as,
        params: { uuid: old.deposit },
        body: { withoutTransfer: true, reason: 'x' },
      });
      expect(approved.data.status).toBe('SUCCESS');
      const body = { reason: 'x', refund: true };
      const rejected = await t.call('POST /api/staff/withdraw/{uuid}/reject', {
        as,
        params: { uuid: old.withdrawal },
        body,
      });
      expect(rejected.data.status).toBe('REFUNDED');
      expect(await loggedIn(t, old)).toBe(1_500.01);
      expect([
        await totalOfEntries(t.db),
        await brokenTransactions(t.db),
        await brokenAccounts(t.db),
      ]).toEqual([0, [], []]);
    } finally {
      await t.close();
    }
  });
});

/** Logs the member in. @returns spendable credit in baht. */
async function loggedIn(t: TestApp, { username }: OldSite): Promise<number> {
  const { data } = await t.call('POST /api/auth/login', { body: { username, password: TEST_PASSWORD } });
  const as = { token: data.token };
  const credit = await t.call('POST /api/auth/user/getCredit/{username}', {
    as,
    params: { username },
    body: {},
  });
  return credit.data.point;
}

/** Tables of the first release with their rows, and the number of applied migrations. */
async function rowsOf({ owner }: DatabaseAccess): Promise<Readonly<Record<string, string>>> {
  const { db } = connectDatabase({ connectionString: owner, max: 1 });
  const { rows } = await sql<{ counts: Readonly<Record<string, string>> }>`
    SELECT jsonb_object_agg(name, n) AS counts FROM (
      SELECT relname AS name, (xpath('/row/c/text()',
        query_to_xml(format('SELECT count(*) AS c FROM %I', relname), false, true, '')))[1]::text AS n
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      UNION ALL SELECT 'migrations', count(*)::text FROM kysely_migration
    ) t WHERE name NOT LIKE 'kysely%'`.execute(db);
  await db.destroy();
  return rows[0]?.counts ?? {};
}
