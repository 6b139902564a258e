import { levelOf } from '#core/brand/levels';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/byStaff';
import { uuidv7 } from '#server/platform/id';

interface Proposal extends Pick<StaffAct, 'by'> {
  readonly brand: Brand;
  readonly body: Calls['POST /api/staff/level-grant']['body'];
}

/**
 * Proposes to give a member a disabled level above theirs, or to take such a level back. Nothing changes before a
 * second person agrees.
 * @returns the id of the proposal.
 * @throws AppError NOT_FOUND, LEVEL_NOT_GIVEN, CONFLICT while another proposal for the member waits.
 */
export async function proposeLevelGrant(trx: Transaction, { brand, body, by }: Proposal): Promise<string> {
  const member = await trx
    .selectFrom('members')
    .select(['id', 'level'])
    .where('brand_id', '=', brand.id)
    .where('username', '=', body.username.trim().toLowerCase())
    .executeTakeFirst();
  if (!member) throw fail('NOT_FOUND');
  const direction = body.level === null ? 'TAKE' : 'GIVE';
  const level = body.level ?? member.level;
  if (!levelOf(brand, level).disabled || (direction === 'GIVE' && level <= member.level))
    throw fail('LEVEL_NOT_GIVEN');
  const id = uuidv7();
  try {
    await trx
      .insertInto('level_grants')
      .values({
        brand_id: brand.id,
        id,
        member_id: member.id,
        direction,
        level,
        reason: body.reason,
        status: 'PENDING',
        proposed_by: by.actor.id,
        created_at: by.now,
      })
      .execute();
  } catch (error) {
    throw violatesUnique(error, 'level_grants_open') ? fail('CONFLICT') : error;
  }
  await audit(trx, {
    ...by,
    brandId: brand.id,
    action: direction === 'GIVE' ? 'level.propose' : 'level.proposeTake',
    subject: { type: 'LEVEL_GRANT', id },
    detail: { member: member.id, level, reason: body.reason },
  });
  return id;
}
