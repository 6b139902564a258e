import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, cp, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { DatabaseTooNew, migrateDatabase } from '#server/platform/db/migrate';
import { migrations as current } from '#server/platform/db/migrations/all';
import { copyIn } from './copyIn';
import {
  IMAGES,
  STAFF_KEY,
  readManifest,
  tableFile,
  readTables,
  type Manifest,
  type TableFile,
} from './manifest';

export interface RestoreOptions {
  /** Connection string of the owner of an empty database. */
  readonly owner: string;
  /** Target folder of slip images and the staff key. */
  readonly dataDir: string;
  readonly folder: string;
  /**
   * Creates the sandbox's tables, which the backup of a demonstration contains as well.
   * @param owner as above.
   */
  readonly migrateSandbox: (owner: string) => Promise<void>;
}

/**
 * Restores a backup completely or not at all into an empty database: tables under all constraints, then the ledger
 * check, then newer migrations. All sessions end and the site stays closed to members until staff open it, because
 * only the banks know what happened after the backup.
 * @throws Error with a readable message when the database is not empty, or the backup is damaged or not balanced.
 */
export async function restoreBackup({
  owner,
  dataDir,
  folder,
  migrateSandbox,
}: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const unknown = manifest.migrations.filter((name) => !(name in current));
  if (unknown.length > 0)
    throw new DatabaseTooNew(
      `The backup was taken with a newer version (it has ${unknown.join(', ')}): restore it with that one.`,
    );
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    if (await isUsed(client))
      throw new Error('The database is not empty: restore into a new one, or into a new DATA_DIR.');
    await copyFiles(folder, dataDir);
    const then = Object.entries(current).filter(([name]) => manifest.migrations.includes(name));
    await migrateDatabase(owner, Object.fromEntries(then));
    if (manifest.tables.some(({ name }) => name === 'demo_seeds')) await migrateSandbox(owner);
    await load(client, manifest, folder);
    await migrateDatabase(owner);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  return manifest;
}

/** Whether the database is in use; remains of a rejected restore or of a first start may be replaced. */
async function isUsed(client: pg.Client): Promise<boolean> {
  const names = (await readTables(client)).map(({ name }) => name);
  if (names.length === 0) return false;
  if (!names.includes('members') || !names.includes('staff')) return true;
  const { rows } = await client.query<{ used: boolean }>(
    'SELECT EXISTS (SELECT FROM members) OR EXISTS (SELECT FROM staff) AS used',
  );
  return rows[0]?.used !== false;
}

async function load(client: pg.Client, { tables, takenAt }: Manifest, folder: string): Promise<void> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  await client.query('BEGIN');
  // The rows already contain the triggers' results, and are loaded without regard to foreign keys.
  const references = await readReferences(client);
  for (const { name, table } of references)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const table of tables) await loadTable(client, table, folder);
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { name, table, definition } of references)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  await checkLedger(client);
  for (const sessions of ['sessions', 'staff_sessions'])
    await client.query(`UPDATE ${sessions} SET revoked_at = $1 WHERE revoked_at IS NULL`, [takenAt]);
  await client.query(
    `INSERT INTO operations (brand_id, website_status, updated_at)
     SELECT DISTINCT brand_id, 'MA', now() FROM members
     ON CONFLICT (brand_id) DO UPDATE SET website_status = 'MA', end_at = NULL, updated_at = now()`,
  );
  await client.query('COMMIT');
}

async function loadTable(
  client: pg.Client,
  { name, columns, rows, sha256 }: TableFile,
  folder: string,
): Promise<void> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = pipeline(
    createReadStream(tableFile(folder, name)),
    hashing,
    createGunzip(),
    () => undefined,
  );
  const written = await copyIn(
    client,
    `COPY ${pg.escapeIdentifier(name)} (${list}) FROM STDIN`,
    source,
  ).catch((error: unknown) => {
    throw new Error(`The backup is damaged: table ${name} cannot be read.`, { cause: error });
  });
  if (written !== rows || hash.digest('hex') !== sha256)
    throw new Error(`The backup is damaged: the file of table ${name} does not match its checksum.`);
}

async function readReferences(
  client: pg.Client,
): Promise<readonly { readonly name: string; readonly table: string; readonly definition: string }[]> {
  const { rows } = await client.query<{ name: string; table: string; definition: string }>(`
    SELECT quote_ident(conname) AS name, conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
    ORDER BY conname`);
  return rows;
}

async function copyFiles(folder: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const has = (name: string) =>
    stat(path.join(folder, name)).then(
      () => true,
      () => false,
    );
  if (await has(IMAGES)) await cp(path.join(folder, IMAGES), path.join(dataDir, IMAGES), { recursive: true });
  if (!(await has(STAFF_KEY))) return;
  await copyFile(path.join(folder, STAFF_KEY), path.join(dataDir, STAFF_KEY));
  await chmod(path.join(dataDir, STAFF_KEY), 0o600);
}

/**
 * Must all be zero in a balanced ledger: the sum of all entries in satang, unbalanced transactions, accounts that
 * differ from their entries.
 */
const DISCREPANCIES = `
  SELECT (SELECT coalesce(sum(amount), 0) FROM ledger_entries)::text AS total,
         (SELECT count(*) FROM (
            SELECT FROM ledger_entries GROUP BY brand_id, transaction_id HAVING sum(amount) <> 0) t)::text AS transactions,
         (SELECT count(*) FROM ledger_accounts a
          LEFT JOIN (SELECT brand_id, account_id, sum(amount) AS total, count(*) AS entries
                     FROM ledger_entries GROUP BY brand_id, account_id) e
            ON e.brand_id = a.brand_id AND e.account_id = a.id
          WHERE a.balance <> coalesce(e.total, 0) OR a.entry_count <> coalesce(e.entries, 0))::text AS accounts`;

/** @throws Error with a readable message when the ledger is not balanced. */
export async function checkLedger(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Record<'total' | 'transactions' | 'accounts', string>>(DISCREPANCIES);
  const [found] = rows;
  if (found?.total === '0' && found.transactions === '0' && found.accounts === '0') return;
  throw new Error(
    `The ledger is not balanced: all entries sum to ${found?.total ?? '?'} satang, ${found?.transactions ?? '?'} transactions ` +
      `are unbalanced, ${found?.accounts ?? '?'} accounts differ from their entries.`,
  );
}
