import type pg from 'pg';
import type { Statement } from '#server/testing/testApp';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

export interface Cost {
  readonly sql: string;
  /** Rows read from tables and indexes, discarded ones included. */
  readonly rowsRead: number;
  /** Tables that were read by a sequential scan. */
  readonly scanned: readonly string[];
  /** Planning and execution time in the database, for benchmarks. */
  readonly ms: number;
}

/** Repeats a statement under EXPLAIN ANALYZE and returns its row counts, which are the same on every machine. */
export async function explain(pool: pg.Pool, { sql, parameters }: Statement): Promise<Cost> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [Explained] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`,
    [...parameters],
  );
  const explained = rows[0]?.['QUERY PLAN'][0];
  if (!explained) throw new Error('The database explained nothing.');
  const nodes = flat(explained.Plan);
  const reads = nodes.filter((node) => node['Node Type'].includes('Scan'));
  return {
    sql,
    rowsRead: reads.reduce((sum, node) => sum + rowsOf(node), 0),
    scanned: reads
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? ''),
    ms: explained['Planning Time'] + explained['Execution Time'],
  };
}

function rowsOf(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + removed) * node['Actual Loops'];
}

function flat(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)];
}
