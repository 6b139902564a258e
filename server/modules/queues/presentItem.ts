import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { targetMs } from './queueBrands';
import type { ItemRow } from './queueRepository';
import { presentSignals } from './signals';

type QueueItem = Calls['GET /api/staff/queue/{kind}']['data'][number];

/** An item as staff see it; it turns amber at half of its brand's target. */
export function presentItem(kind: QueueKind, brand: Brand, row: ItemRow): QueueItem {
  const target = targetMs(brand, kind);
  const start = row.created_at.getTime() + row.stopped_seconds * 1_000;
  return {
    kind,
    uuid: row.id,
    brandId: brand.id,
    brandName: brand.displayName,
    user:
      row.member_id === null
        ? null
        : { uuid: row.member_id, username: row.username ?? '', name: row.name ?? '' },
    amount: row.amount === null ? null : satangToBaht(row.amount),
    createdAt: bangkokIso(row.requested_at),
    since: bangkokIso(row.created_at),
    warnAt: bangkokIso(start + target / 2),
    dueAt: bangkokIso(start + target),
    state: row.is_held ? 'held' : 'waiting',
    claim: claimOf(row),
    hold: holdOf(row),
    signals: presentSignals(row.signals),
    summary: row.summary,
  };
}

function claimOf({ claimed_by, claimed_until, claimant }: ItemRow): QueueItem['claim'] {
  if (claimed_by === null || claimed_until === null) return null;
  return { staffUuid: claimed_by, name: claimant ?? '', until: bangkokIso(claimed_until) };
}

function holdOf({ is_held, held_until, hold_reason, holder }: ItemRow): QueueItem['hold'] {
  if (!is_held || held_until === null) return null;
  return { by: holder ?? '', reason: hold_reason ?? '', until: bangkokIso(held_until) };
}
