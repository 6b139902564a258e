import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, SERVER_ROLE } from '#server/platform/db/connect';
import { migrateDatabase } from '#server/platform/db/migrate';
import { administer, createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { requireServerRole } from './requireServerRole';
import { StartFailure } from './startFailure';

describe('the role of the server in a database', () => {
  let database: TestDatabase;
  /** Log-ins that the tests create, with one password. */
  const logins: string[] = [];
  const password = randomBytes(12).toString('hex');

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const name of logins) await administer(database.access, `DROP OWNED BY ${name}; DROP ROLE ${name}`);
    await database.drop();
  });

  async function login(): Promise<string> {
    const name = `login_${randomBytes(4).toString('hex')}`;
    await administer(database.access, `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
    logins.push(name);
    return name;
  }

  const addressOf = (name: string) => {
    const url = new URL(database.access.owner);
    Object.assign(url, { username: name, password });
    return url.toString();
  };

  async function check(app: string, isSwitching = true): Promise<void> {
    const role = isSwitching ? ({ role: SERVER_ROLE } as const) : {};
    const { db } = connectDatabase({ connectionString: app, max: 1, ...role });
    try {
      await requireServerRole(db, { owner: database.access.owner, app });
    } finally {
      await db.destroy();
    }
  }

  const refusalOf = async (check: Promise<void>) => {
    const error: unknown = await check.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(StartFailure);
    return (error as StartFailure).message;
  };

  it('is taken by the owner and by a log-in of its own, and cannot change the ledger', async () => {
    const name = await login();
    await administer(database.access, `GRANT ${SERVER_ROLE} TO ${name}`);
    for (const app of [database.access.owner, database.access.app, addressOf(name)]) {
      await check(app);
      const { pool, db } = connectDatabase({ connectionString: app, max: 1, role: SERVER_ROLE });
      const { rows } = await pool.query<{ role: string; limit: string }>(
        "SELECT current_user AS role, current_setting('statement_timeout') AS limit",
      );
      expect(rows).toEqual([{ role: SERVER_ROLE, limit: '2200ms' }]);
      await expect(pool.query('UPDATE ledger_entries SET amount = 1')).rejects.toThrow(/permission denied/);
      await db.destroy();
    }
  });

  it('D1 a log-in without the role gets a sentence with the statement that grants it', async () => {
    const name = await login();
    expect(await refusalOf(check(addressOf(name)))).toContain(`GRANT ${SERVER_ROLE} TO "${name}"`);
  });

  it('D1 a connection that stays the owner is refused', async () => {
    expect(await refusalOf(check(database.access.owner, false))).toMatch(/works as "sala_owner"/);
  });

  it('D1 another database than the migrated one is refused', async () => {
    const url = new URL(database.access.app);
    url.pathname = '/postgres';
    expect(await refusalOf(check(url.toString()))).toContain('not the one of DATABASE_URL');
  });

  it('D1 a wrong password of the log-in names its variable', async () => {
    const url = new URL(database.access.app);
    url.password = 'wrong';
    const message = await refusalOf(check(url.toString()));
    expect(message).toContain('refuses the password');
    expect(message).toContain('DATABASE_APP_URL');
  });

  it('D1 an owner without CREATEROLE migrates when the role exists', async () => {
    const owner = await login();
    const name = `t_${randomBytes(6).toString('hex')}`;
    await administer(database.access, `CREATE DATABASE ${name} OWNER ${owner}`);
    const url = new URL(addressOf(owner));
    url.pathname = `/${name}`;
    try {
      await migrateDatabase(url.toString());
      const client = new pg.Client({ connectionString: url.toString() });
      await client.connect();
      const { rows } = await client.query<{ may: boolean }>(
        `SELECT has_table_privilege('${SERVER_ROLE}', 'members', 'INSERT') AS may`,
      );
      await client.end();
      expect(rows).toEqual([{ may: true }]);
    } finally {
      await administer(database.access, `DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
});
