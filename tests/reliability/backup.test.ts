import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest, tableFile } from '#server/platform/db/backup/manifest';
import { restoreBackup } from '#server/platform/db/backup/restoreBackup';
import { takeBackup } from '#server/platform/db/backup/takeBackup';
import { temporaryFolder } from '#server/platform/root';
import { withOwner } from '#server/platform/db/withOwner';
import { TEST_PASSWORD } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { CONSISTENT, audit, copyOf } from './testing/audit';
import { inside, settle } from './testing/members';
import type { People } from './testing/members';
import { migrateSandbox } from '#sandbox/db/database';
import { send } from './testing/send';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';
import { proving, report } from '#server/testing/proving';
import { startTraders } from './testing/traders';
import type { Acknowledged } from './testing/traders';

/** Responses that members receive before the backup. */
const WORK = 3_000;

describe.runIf(proving)('a backup of a site under load', () => {
  let folder: string;
  let backup: string;
  let site: Site;
  let restored: Site;
  let people: People;
  let acknowledged: Acknowledged;
  beforeAll(async () => {
    folder = await temporaryFolder('sala-backup');
    backup = path.join(folder, 'backup');
    site = await makeSite();
    restored = await makeSite();
    await site.start();
    people = await settle(site, 6);
    await image(site, 'first');
    const traders = startTraders(site, people);
    await traders.more(WORK);
    acknowledged = copyOf(traders.acknowledged);
    const start = performance.now();
    await withOwner(configOf(site), false, (owner) =>
      takeBackup({ owner, dataDir: site.dataDir, folder: backup }),
    );
    const took = performance.now() - start;
    await traders.more(10);
    await traders.stop();
    report(`back-up: ${await sizeOf(backup)}, taken under load in ${seconds(took)}`);
    report(`on disk: ${await bytesOf(site)}`);
  }, 300_000);
  afterAll(async () => {
    await site.remove();
    await restored.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('D4 restored next to the site: every acknowledged effect is present, the ledger balances, and it serves requests', {
    timeout: 300_000,
  }, async () => {
    const start = performance.now();
    const { takenAt } = await withOwner(configOf(restored), true, (owner) =>
      restoreBackup({ owner, dataDir: restored.dataDir, folder: backup, migrateSandbox }),
    );
    const data = performance.now() - start;
    await restored.start();
    expect((await fetch(`${await restored.address()}/readyz`)).status).toBe(200);
    report(`restored in ${seconds(data)}, serving after ${seconds(performance.now() - start)} (RTO)`);
    report(
      `lost: what was committed after ${takenAt}, the instant of the back-up (RPO: the time between two)`,
    );
    expect(await audit(restored, acknowledged)).toEqual(CONSISTENT);
    expect(await image(restored)).toBe('first');
  });

  it('D4 A5 I1 sessions are not restored; members log in, see only their own data, and move money once staff open the site', async () => {
    const [member, other] = people.members as readonly [TestMember, TestMember];
    const address = await restored.address();
    const creditOf = (token: string, { username }: TestMember) =>
      send(address, 'POST /api/auth/user/getCredit/{username}', { token, params: { username }, body: {} });
    expect((await creditOf(member.token, member)).code).toBe('SESSION_EXPIRED');
    const { data } = await send(address, 'POST /api/auth/login', {
      token: '',
      body: { username: member.username, password: TEST_PASSWORD },
    });
    expect((await creditOf(data.token, member)).status).toBe(200);
    expect((await creditOf(data.token, other)).status).toBe(404);
    const deposit = () =>
      send(address, 'POST /api/auth/deposit-request', { token: data.token, body: { amount: 100 } });
    expect((await deposit()).code).toBe('MAINTENANCE');
    await inside(restored, ({ db, brand }) =>
      db
        .updateTable('operations')
        .set({ website_status: 'ACTIVE' })
        .where('brand_id', '=', brand.id)
        .execute(),
    );
    expect([200, 409]).toContain((await deposit()).status);
  });
});

function configOf({ dataDir }: Site): { dataDir: string; databaseUrl: undefined } {
  return { dataDir, databaseUrl: undefined };
}

/** Writes the image of a slip as the server does, or reads it. */
async function image({ dataDir }: Site, text?: string): Promise<string> {
  const file = path.join(dataDir, 'slips/x/00/image.jpg');
  if (text !== undefined) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return readFile(file, 'utf8');
}

async function sizeOf(folder: string): Promise<string> {
  const { tables } = await readManifest(folder);
  const files = await Promise.all(tables.map(({ name }) => readFile(tableFile(folder, name))));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.length, 0);
  return `${rows.toLocaleString('en')} rows of ${String((await readdir(path.join(folder, 'tables'))).length)} tables in ${(bytes / 1e6).toFixed(1)} MB`;
}

/** Disk usage of money movements, indexes included. */
function bytesOf(site: Site): Promise<string> {
  return inside(site, async ({ db }) => {
    const { rows } = await sql<{ database: number; entries: number; ledger: number; audit: number }>`
      SELECT pg_database_size(current_database())::bigint AS database, (SELECT count(*) FROM ledger_entries) AS entries,
             pg_total_relation_size('ledger_entries') / (SELECT count(*) FROM ledger_entries) AS ledger,
             pg_total_relation_size('audit_log') / (SELECT count(*) FROM audit_log) AS audit`.execute(db);
    const { database = 0, entries = 1, ledger = 0, audit: line = 0 } = rows[0] ?? {};
    return `${(database / 1e6).toFixed(0)} MB, ${String(ledger)} bytes for each of ${String(entries)} entries, ${String(line)} for each audit line`;
  });
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
