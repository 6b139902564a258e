import { sql, type InferResult } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';

type ProviderCall = Calls['GET /api/staff/brand/{brandId}/provider-call/{uuid}']['data'][number];
type Row = InferResult<ReturnType<typeof callsAbout>>[number];

/** The deposit request with its slips, the slip or the withdrawal of this id; empty when the brand has none. */
export async function findSubjects(db: Database, brandId: string, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    SELECT id FROM deposit_requests WHERE brand_id = ${brandId} AND id = ${id}
    UNION ALL SELECT id FROM withdrawals WHERE brand_id = ${brandId} AND id = ${id}
    UNION ALL SELECT id FROM slips WHERE brand_id = ${brandId} AND id = ${id}
    -- By the member, because no index leads from a request to its slips.
    UNION ALL SELECT s.id FROM deposit_requests d
      JOIN slips s ON s.brand_id = d.brand_id AND s.member_id = d.member_id AND s.deposit_request_id = d.id
      WHERE d.brand_id = ${brandId} AND d.id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** Calls about these, and those that reported the transfers of these deposits. */
export function callsAbout(db: Database, brandId: string, subjects: readonly string[]) {
  return db
    .selectFrom('provider_calls as c')
    .selectAll('c')
    .where((is) =>
      is.or([
        is.and([is('c.brand_id', '=', brandId), is('c.subject_id', 'in', subjects)]),
        is.and([
          is('c.port', '=', 'transfers'),
          is('c.reference', 'in', (part) =>
            part
              .selectFrom('bank_transfers')
              .select('trans_ref')
              .where('brand_id', '=', brandId)
              .where('deposit_request_id', 'in', subjects),
          ),
        ]),
      ]),
    );
}

export function presentCall(row: Row): ProviderCall {
  const { provider, port, operation, direction, reference, attempts, result, detail } = row;
  return {
    ...{ uuid: row.id, at: bangkokIso(row.created_at), latencyMs: row.latency_ms },
    ...{ provider, port, operation, direction, reference, attempts, result, detail },
  };
}
