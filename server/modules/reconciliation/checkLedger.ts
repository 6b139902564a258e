import { sql } from 'kysely';
import { maxDiscrepancies } from '#schemas/api/shapes/trialBalance';
import type { Transaction } from '#server/platform/db/transaction';
import { exact, checkTransactions, type Discrepancy } from './checkTransactions';
import { checkAccounts } from './checkAccounts';
import { checkCredits } from './checkCredits';
import { checkRollUps } from '#server/modules/reports/index';
import { readOpenItems, type OpenItems } from './openItems';

/** Sums over the accounts of a brand, in satang except `points`. */
interface Figures {
  readonly accounts: number;
  readonly entries: number;
  readonly liabilities: number;
  readonly house: number;
  readonly issued: number;
  readonly points: number;
}

export interface LedgerCheck extends Figures, OpenItems {
  readonly discrepancies: readonly Discrepancy[];
  readonly balanced: boolean;
}

/** Account kinds that hold members' credit. */
const MEMBERS = ['MEMBER', 'MEMBER_HELD', 'GAME_TRANSIT', 'GAME_WALLET', 'AFFILIATE', 'WINLOST', 'CASHBACK'];
const POINTS = ['MEMBER_POINT', 'POINT'];

/**
 * Recomputes the ledger of a brand: every balance from its entries, every transaction, every credit from its claim,
 * and the totals. It reads in steps that each stay below the statement timeout. Postings may continue meanwhile:
 * each statement sees only committed transactions, and entries are immutable.
 */
export async function checkLedger(trx: Transaction, brandId: string): Promise<LedgerCheck> {
  const figures = await readFigures(trx, brandId);
  const ofAccounts = await checkAccounts(trx, brandId);
  const ofTransactions = await checkTransactions(trx, brandId);
  const discrepancies = [...ofAccounts, ...ofTransactions, ...(await checkCredits(trx, brandId))];
  const open = await readOpenItems(trx, brandId);
  const { liabilities, house, issued, points } = figures;
  const balanced = discrepancies.length === 0 && liabilities + house === issued && points === 0;
  // A wrong report is a defect, but no money is wrong.
  const reports = (await checkRollUps(trx, brandId)).map((wrong) => ({
    ...wrong,
    kind: 'REPORT' as const,
    ownerId: null,
    points: false,
  }));
  return {
    ...figures,
    ...open,
    discrepancies: [...discrepancies, ...reports].slice(0, maxDiscrepancies),
    balanced,
  };
}

async function readFigures(trx: Transaction, brandId: string): Promise<Figures> {
  const { rows } = await sql<Figures>`
    SELECT count(*) AS accounts,
      ${exact(sql`sum(entry_count)`)} AS entries,
      ${exact(sql`sum(balance) FILTER (WHERE kind = ANY (${MEMBERS}))`)} AS liabilities,
      ${exact(sql`sum(balance) FILTER (WHERE kind <> 'BANK' AND kind <> ALL (${[...MEMBERS, ...POINTS]}))`)} AS house,
      ${exact(sql`-sum(balance) FILTER (WHERE kind = 'BANK')`)} AS issued,
      ${exact(sql`sum(balance) FILTER (WHERE kind = ANY (${POINTS}))`)} AS points
    FROM ledger_accounts WHERE brand_id = ${brandId}`.execute(trx);
  const [figures] = rows;
  if (!figures) throw new Error('The accounts could not be summed.');
  return figures;
}
