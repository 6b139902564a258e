import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database, type DatabaseAccess } from '#server/platform/db/connect';
import { temporaryFolder } from '#server/platform/root';
import { administer } from '#server/testing/testDatabase';
import { withDatabase } from '#server/testing/globalSetup';
import { migrateSandbox } from '#sandbox/db/database';
import { buildMember, buildStaff, giveCredit, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, brokenTransactions, totalOfEntries } from '#server/testing/trialBalance';
import { copyIn } from './copyIn';
import { CopyOut } from './copyOut';
import { readManifest, tableFile } from './manifest';
import { restoreBackup } from './restoreBackup';
import { takeBackup } from './takeBackup';

describe('backup', () => {
  let t: TestApp;
  let folder: string;
  let backup: string;
  let member: TestMember;
  const made: DatabaseAccess[] = [];
  beforeAll(async () => {
    t = await testApp();
    folder = await temporaryFolder('sala-backup');
    backup = path.join(folder, 'backup');
    member = await buildMember(t, { credit: 100_000, name: "สม\tชาย\\N \n'ใจดี'" });
    await buildStaff(t, 'admin');
    await writeImage(path.join(folder, 'data'), 'image');
    await writeFile(path.join(folder, 'data/staff-key'), 'key');
    const writing = postContinuously(t, member);
    await takeBackup({ owner: t.access.owner, dataDir: path.join(folder, 'data'), folder: backup });
    await writing.stop();
  });
  afterAll(async () => {
    for (const { owner } of made)
      await administer(t.access, `DROP DATABASE ${new URL(owner).pathname.slice(1)} WITH (FORCE)`);
    await t.close();
    await rm(folder, { recursive: true, force: true });
  });

  const emptyDatabase = async () => {
    const name = `restored_${String(made.length)}_${path.basename(folder).toLowerCase().replace(/\W/g, '_')}`;
    await administer(t.access, `CREATE DATABASE ${name}`);
    const access = withDatabase(t.access, name);
    made.push(access);
    return access;
  };
  const restore = ({ owner }: DatabaseAccess, from = backup) =>
    restoreBackup({ owner, dataDir: path.join(folder, 'restored'), folder: from, migrateSandbox });

  it('D4 taken during postings, it is a consistent snapshot with a balanced ledger and all constraints', async () => {
    const access = await emptyDatabase();
    await restore(access);
    await within(access, async (db) => {
      const { tables } = await readManifest(backup);
      for (const { name, rows } of tables.filter((table) => table.name !== 'operations'))
        expect([name, await countOf(db, name)]).toEqual([name, rows]);
      expect([await totalOfEntries(db), await brokenTransactions(db), await brokenAccounts(db)]).toEqual([
        0,
        [],
        [],
      ]);
      expect(await rulesOf(db)).toEqual(await rulesOf(t.db));
      const { name } = await db
        .selectFrom('members')
        .select('name')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      expect(name).toBe(member.name);
    });
    expect(await readFile(path.join(folder, 'restored/slips/x/image.jpg'), 'utf8')).toBe('image');
    expect(await readFile(path.join(folder, 'restored/staff-key'), 'utf8')).toBe('key');
  });

  it('D4 A5 W9 a restore ends every session and closes the site to members', async () => {
    const [access] = made as [DatabaseAccess];
    await within(access, async (db) => {
      for (const table of ['sessions', 'staff_sessions'] as const) {
        const open = await db.selectFrom(table).select('id').where('revoked_at', 'is', null).execute();
        expect(open).toEqual([]);
        expect(await countOf(db, table)).toBeGreaterThan(0);
      }
      const closed = await db.selectFrom('operations').select(['brand_id', 'website_status']).execute();
      expect(closed).toEqual([{ brand_id: member.brand.id, website_status: 'MA' }]);
    });
  });

  it('D4 rejects a database that is in use, and never overwrites another backup', async () => {
    await expect(restore(t.access)).rejects.toThrow('not empty');
    const again = takeBackup({ owner: t.access.owner, dataDir: folder, folder: backup });
    await expect(again).rejects.toThrow('exists');
    const nothing = takeBackup({
      owner: (await emptyDatabase()).owner,
      dataDir: folder,
      folder: path.join(folder, 'nothing'),
    });
    await expect(nothing).rejects.toThrow('nothing to back up');
    expect((await readdir(folder)).sort()).toEqual(['backup', 'data', 'restored']);
  });

  it('D4 rejects a damaged or truncated backup and restores nothing of it', async () => {
    const access = await emptyDatabase();
    const file = tableFile(backup, 'ledger_entries');
    const bytes = await readFile(file);
    const flipped = Buffer.from(bytes);
    const half = Math.floor(bytes.length / 2);
    flipped.writeUInt8(flipped.readUInt8(half) ^ 1, half);
    await writeFile(file, flipped);
    await expect(restore(access)).rejects.toThrow('damaged');
    await within(access, async (db) => expect(await countOf(db, 'members')).toBe(0));
    await writeFile(file, bytes.subarray(0, half));
    await expect(restore(access)).rejects.toThrow('damaged');
    await expect(restore(access, folder)).rejects.toThrow('not a backup');
    await writeFile(file, bytes);
    await restore(access);
    await within(access, async (db) => {
      expect(await countOf(db, 'members')).toBe(1);
    });
  });

  it('D4 M3 rejects an unbalanced ledger', async () => {
    const access = await emptyDatabase();
    const broken = path.join(folder, 'broken');
    await administer(t.access, "UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'MEMBER'");
    await takeBackup({ owner: t.access.owner, dataDir: folder, folder: broken });
    await expect(restore(access, broken)).rejects.toThrow('1 accounts differ from their entries');
    await within(access, async (db) => {
      expect(await countOf(db, 'members')).toBe(0);
    });
  });

  it('D4 copies millions of bytes unchanged in both directions, and a failing source is an error', async () => {
    const client = await t.pool.connect();
    try {
      await client.query('CREATE TEMP TABLE big (n int, text text)');
      await client.query("INSERT INTO big SELECT n, repeat('ก\\\\', 20000) FROM generate_series(1, 60) n");
      await client.query('CREATE TEMP TABLE twin (LIKE big)');
      const chunks: Buffer[] = [];
      for await (const chunk of client.query(new CopyOut('COPY big TO STDOUT'))) chunks.push(chunk as Buffer);
      expect(await copyIn(client, 'COPY twin FROM STDIN', Readable.from(chunks))).toBe(60);
      const { rows } = await client.query('SELECT * FROM big EXCEPT SELECT * FROM twin');
      expect(rows).toEqual([]);
      const broken = Readable.from(
        (function* () {
          yield chunks[0];
          throw new Error('no more');
        })(),
      );
      await expect(copyIn(client, 'COPY twin FROM STDIN', broken)).rejects.toThrow('no more');
      expect((await client.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
    } finally {
      client.release();
    }
  });
});

/** Posts continuously until stopped. */
function postContinuously(t: TestApp, member: TestMember): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const writing = (async () => {
    while (!stopping.signal.aborted) await giveCredit(t, member, 100);
  })();
  return {
    stop: () => {
      stopping.abort();
      return writing;
    },
  };
}

async function within<T>({ owner }: DatabaseAccess, work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = connectDatabase({ connectionString: owner, max: 1 });
  return work(db).finally(() => db.destroy());
}

async function countOf(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? NaN;
}

/**
 * Triggers with their state, and constraints, since a restore drops some temporarily. A sequence would need its
 * value as well.
 */
async function rulesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ rule: string }>`
    SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled) AS rule FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT concat_ws(' ', 'sequence', sequencename, last_value) FROM pg_sequences
    ORDER BY rule`.execute(db);
  return rows.map(({ rule }) => rule);
}

async function writeImage(dataDir: string, text: string): Promise<void> {
  await mkdir(path.join(dataDir, 'slips/x'), { recursive: true });
  await writeFile(path.join(dataDir, 'slips/x/image.jpg'), text);
}
