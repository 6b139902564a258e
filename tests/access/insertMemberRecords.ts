import { sql } from 'kysely';
import { DAY_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import type { TestMember } from '#server/testing/builders';
import type { TestApp } from '#server/testing/testApp';
import type { ObjectKind } from './access';

type Ids = Readonly<Record<ObjectKind, string>>;

/** A pinned note, a shared view, and a former account from long ago with the number of the present one. */
export async function insertMemberRecords(t: TestApp, member: TestMember, ids: Ids): Promise<void> {
  const { brand, id, bankName, bankId, phone } = member;
  const [now, past] = [t.clock.now(), new Date(t.clock.now().getTime() - 90 * DAY_MS)];
  await t.db
    .insertInto('member_notes')
    .values({
      brand_id: brand.id,
      id: ids.note,
      member_id: id,
      text: 'x',
      pinned: true,
      author_id: ids.staff,
      created_at: now,
    })
    .execute();
  await t.db
    .insertInto('staff_views')
    .values({
      id: ids.view,
      staff_id: ids.staff,
      kind: 'slip',
      name: 'x',
      search: '',
      shared_with: brand.id,
      created_at: now,
    })
    .execute();
  const code = uuidv7();
  await t.db
    .insertInto('one_time_codes')
    .values({
      brand_id: brand.id,
      purpose: 'BANK',
      phone_e164: `+66${phone.slice(1)}`,
      id: code,
      code_hash: 'x',
      attempts: 0,
      created_at: past,
      expires_at: past,
      used_at: past,
    })
    .execute();
  await sql`SELECT change_member_bank(${brand.id}, ${id}, ${bankName}, ${bankId}, ${code}, ${ids.formerAccount}, ${past})`.execute(
    t.db,
  );
}
