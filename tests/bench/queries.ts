import pg from 'pg';
import { databaseUrl } from './testServer';

/** Audits the ledger after all writes. */
export async function showTrialBalance(dataDir: string): Promise<void> {
  const [{ entries = '0', total = '?', broken = '?' } = {}] = await queryAs(
    dataDir,
    `SELECT count(*) AS entries, coalesce(sum(amount), 0) AS total, (SELECT count(*) FROM ledger_accounts a WHERE balance <> (
      SELECT coalesce(sum(amount), 0) FROM ledger_entries e WHERE e.brand_id = a.brand_id AND e.account_id = a.id)) AS broken
    FROM ledger_entries`,
  );
  console.log(
    `\nafterwards: ${Number(entries).toLocaleString('en')} entries that sum to ${total}, ${broken} balances that differ from theirs`,
  );
}

/** As the owner of the database. */
export async function queryAs(dataDir: string, text: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(text)).rows;
  } finally {
    await client.end();
  }
}
