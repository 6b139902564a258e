import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';

type FreezeChange = Calls['GET /api/staff/brand/{brandId}/withdrawal-freeze/history']['data'][number];

/** Halts of withdrawals and their ends, from the audit trail. */
export function freezeChangesOf(db: Database, brandId: string) {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('staff as s', 's.id', 'l.actor_id')
    .select(['l.id', 'l.created_at', 'l.action', 'l.detail', 's.name'])
    .where('l.brand_id', '=', brandId)
    .where('l.subject_type', '=', 'BRAND')
    .where('l.action', 'in', ['withdrawal.freeze', 'withdrawal.unfreeze']);
}

type Row = Awaited<ReturnType<ReturnType<typeof freezeChangesOf>['executeTakeFirstOrThrow']>>;

export function presentFreezeChange({ id, created_at: at, action, detail, name }: Row): FreezeChange {
  const { reason = '' } = detail as { readonly reason?: string };
  return { uuid: id, at: bangkokIso(at), frozen: action === 'withdrawal.freeze', by: name, reason };
}
