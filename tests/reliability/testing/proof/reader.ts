import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Site } from '../site';

/** Interval between checks, in ms (M2). */
const EVERY_MS = 20;
/** Every so many checks also verify each transaction and account, which takes longer. */
const THOROUGH = 50;

export interface Reader {
  readonly looks: () => number;
  /** Violations found, one sentence each; must be empty. */
  readonly found: readonly string[];
  stop(): Promise<void>;
}

const ofPoints = "a.kind IN ('MEMBER_POINT', 'POINT')";
const withAccount = 'JOIN ledger_accounts a ON a.brand_id = e.brand_id AND a.id = e.account_id';

/** Each query returns no row while the ledger is consistent; money and points are two currencies. */
const quick = {
  'the entries do not sum to zero': `SELECT ${ofPoints} AS points, sum(e.amount) FROM ledger_entries e ${withAccount} GROUP BY 1 HAVING sum(e.amount) <> 0`,
  'the balances do not sum to zero': `SELECT ${ofPoints} AS points, sum(a.balance) FROM ledger_accounts a GROUP BY 1 HAVING sum(a.balance) <> 0`,
  'a member has less than nothing': `SELECT a.id FROM ledger_accounts a WHERE a.kind LIKE 'MEMBER%' AND a.balance < 0`,
};
const thorough = {
  'a transaction does not sum to zero': `SELECT e.transaction_id FROM ledger_entries e ${withAccount} GROUP BY e.transaction_id, ${ofPoints} HAVING sum(e.amount) <> 0`,
  'a balance is not the sum of its entries': `SELECT a.id FROM ledger_accounts a LEFT JOIN (SELECT brand_id, account_id, sum(amount) AS total FROM ledger_entries GROUP BY 1, 2) e ON e.brand_id = a.brand_id AND e.account_id = a.id WHERE a.balance <> coalesce(e.total, 0)`,
};

/** Checks the ledger of a site continuously, each time in one snapshot, also while its server is down. */
export function startReader(site: Site): Reader {
  const stopping = new AbortController();
  const found: string[] = [];
  let looks = 0;
  const watch = async () => {
    const client = new pg.Client({ connectionString: (await site.access()).app });
    // The next query reports a lost database connection.
    client.on('error', () => undefined);
    await client.connect();
    try {
      while (!stopping.signal.aborted) {
        found.push(...(await look(client, looks % THOROUGH === 0)));
        looks += 1;
        await sleep(EVERY_MS);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const done = (async () => {
    while (!stopping.signal.aborted) await watch().catch(() => sleep(EVERY_MS));
  })();
  return {
    looks: () => looks,
    found,
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}

async function look(client: pg.Client, isThorough: boolean): Promise<string[]> {
  const questions = Object.entries({ ...quick, ...(isThorough && thorough) });
  const statements = questions.map(([, statement]) => statement).join(';');
  const all = (await client.query(
    `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;${statements};COMMIT`,
  )) as unknown as readonly pg.QueryResult[];
  return questions.flatMap(([sentence], place) => {
    const rows = all[place + 1]?.rows ?? ['no answer'];
    return rows.length === 0 ? [] : [`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`];
  });
}
