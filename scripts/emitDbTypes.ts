/**
 * Writes the types of the database, `server/platform/db/schema.ts` and `sandbox/db/schema.ts`, from the migrations,
 * so that a query that does not fit the database does not compile.
 *
 * Usage: npx tsx scripts/emitDbTypes.ts          writes the files
 *        npx tsx scripts/emitDbTypes.ts --check  exit code 1 when a file is out of date
 */
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateSandbox } from '#sandbox/db/database';
import { migrateDatabase } from '#server/platform/db/migrate';
import { temporaryFolder } from '#server/platform/root';

const root = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = await main(process.argv.includes('--check'));

async function main(check: boolean): Promise<number> {
  let outdated = 0;
  for (const [file, text] of Object.entries(await generate())) {
    const target = path.join(root, file);
    if (!check) await writeFile(target, text);
    else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
      outdated = 1;
      console.error(`${file} differs from the migrations: run npx tsx scripts/emitDbTypes.ts`);
    }
  }
  return outdated;
}

/** The text of each file. */
async function generate(): Promise<Readonly<Record<string, string>>> {
  const folder = await temporaryFolder('sala-types');
  const database = await startEmbedded({ dataDir: path.join(folder, 'data'), settings: { fsync: 'off' } });
  const { owner } = database.access;
  try {
    await migrateDatabase(owner);
    const platform = await typesOf(owner, ['--exclude-pattern', 'kysely_*']);
    await migrateSandbox(owner);
    const sandbox = await typesOf(owner, ['--include-pattern', '{sandbox_*,demo_seeds}']);
    return { 'server/platform/db/schema.ts': platform, 'sandbox/db/schema.ts': sandbox };
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function typesOf(owner: string, tables: readonly string[]): Promise<string> {
  const overrides = JSON.stringify({ columns: await closedSets(owner) });
  const printed = execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      ...['--dialect', 'postgres', '--print', '--log-level', 'error', ...tables],
      ...['--date-parser', 'string', '--type-mapping', '{"int8":"number"}'],
      ...['--overrides', overrides, '--url', owner],
    ],
    { encoding: 'utf8' },
  );
  return `${printed.trim().replace(/import type \{[^}]+\} from "kysely";/, (line) => line.replaceAll('"', "'"))}\n`;
}

/** A column checked against a list of words, by itself or by its type, gets the union of them as its type. */
async function closedSets(owner: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    const { rows } = await client.query<{ place: string; rule: string; optional: boolean; given: boolean }>(`
      SELECT c.relname || '.' || a.attname AS place, pg_get_constraintdef(k.oid) AS rule,
             NOT a.attnotnull AS optional, a.atthasdef AS given
      FROM pg_constraint k
      JOIN pg_attribute a ON CASE WHEN k.contypid = 0
        THEN a.attrelid = k.conrelid AND a.attnum = k.conkey[1] AND cardinality(k.conkey) = 1
        ELSE a.atttypid = k.contypid END
      JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
      WHERE k.contype = 'c' ORDER BY 1`);
    return Object.fromEntries(rows.flatMap((row) => union(row)));
  } finally {
    await client.end();
  }
}

function union(row: { place: string; rule: string; optional: boolean; given: boolean }): [string, string][] {
  if (!row.rule.includes('= ANY (ARRAY[')) return [];
  const words = [...row.rule.matchAll(/'([\w-]+)'::text/g)].map(([, word]) => `'${word ?? ''}'`);
  const type = [...words, ...(row.optional ? ['null'] : [])].join(' | ');
  return [[row.place, row.given ? `Generated<${type}>` : type]];
}
