import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { uuidv7 } from '#server/platform/id';
import { requireMember } from './memberRow';

type Note = Calls['POST /api/staff/brand/{brandId}/member/{uuid}/note']['data'];
type NoteRow = Awaited<ReturnType<typeof findWarnings>>[number];

/** More warnings than a page shows are no warnings. */
const MAX_WARNINGS = 20;

interface NoteAct extends StaffAct {
  readonly memberId: string;
}

/**
 * Adds a note about a member. It never changes; a pinned one is a warning until it is unpinned.
 * @throws AppError NOT_FOUND.
 */
export async function addNote(
  trx: Transaction,
  { brandId, memberId, origin }: NoteAct,
  { text, pinned = false }: { readonly text: string; readonly pinned?: boolean },
): Promise<Note> {
  await requireMember(trx, brandId, memberId);
  const id = uuidv7();
  await trx
    .insertInto('member_notes')
    .values({
      brand_id: brandId,
      id,
      member_id: memberId,
      text: text.trim(),
      pinned,
      author_id: origin.actor.id,
      created_at: origin.now,
    })
    .execute();
  await audit(trx, {
    ...origin,
    brandId,
    action: 'member.note',
    subject: { type: 'MEMBER', id: memberId },
    detail: { note: id, pinned },
  });
  return presentNote(await notesOf(trx, brandId, memberId).where('n.id', '=', id).executeTakeFirstOrThrow());
}

/** The note stays, without its warning. @throws AppError STATE_CHANGED when it is not pinned, NOT_FOUND. */
export async function unpinNote(
  trx: Transaction,
  { brandId, memberId, origin }: NoteAct,
  id: string,
): Promise<Note> {
  const { numUpdatedRows } = await trx
    .updateTable('member_notes')
    .set({ unpinned_at: origin.now, unpinned_by: origin.actor.id })
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('pinned', '=', true)
    .where('unpinned_at', 'is', null)
    .executeTakeFirst();
  const note = await notesOf(trx, brandId, memberId).where('n.id', '=', id).executeTakeFirst();
  if (!note) throw fail('NOT_FOUND');
  if (numUpdatedRows === 0n) throw fail('STATE_CHANGED');
  await audit(trx, {
    ...origin,
    brandId,
    action: 'member.unpinNote',
    subject: { type: 'MEMBER', id: memberId },
    detail: { note: id },
  });
  return presentNote(note);
}

/** Pinned notes, newest first. */
export function findWarnings(db: Database, brandId: string, memberId: string) {
  return notesOf(db, brandId, memberId)
    .where('n.pinned', '=', true)
    .where('n.unpinned_at', 'is', null)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(MAX_WARNINGS)
    .execute();
}

export function presentNote(row: NoteRow): Note {
  return {
    uuid: row.id,
    text: row.text,
    by: row.author,
    at: bangkokIso(row.created_at),
    pinned: row.pinned && row.unpinned_at === null,
    unpinnedAt: row.unpinned_at && bangkokIso(row.unpinned_at),
    unpinnedBy: row.unpinner,
  };
}

function notesOf(db: Database, brandId: string, memberId: string) {
  return db
    .selectFrom('member_notes as n')
    .innerJoin('staff as a', 'a.id', 'n.author_id')
    .leftJoin('staff as u', 'u.id', 'n.unpinned_by')
    .select(['n.id', 'n.text', 'n.pinned', 'n.created_at', 'n.unpinned_at'])
    .select(['a.name as author', 'u.name as unpinner'])
    .where('n.brand_id', '=', brandId)
    .where('n.member_id', '=', memberId);
}
