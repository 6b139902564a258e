import { levelOf } from '#core/brand/levels';
import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/handlers';
import { earnedLevel } from './readLevel';
import type { Calls } from '#schemas/api/contract';
import { violatesUnique } from '#server/platform/db/failures';
import { uuidv7 } from '#server/platform/id';

interface Decision extends Pick<StaffAct, 'origin'> {
  readonly brand: Brand;
  readonly id: string;
}

/**
 * A second person agrees: the level of the member changes, once.
 * @throws AppError LEVEL_GRANT_OWN for the person who proposed it, STATE_CHANGED, NOT_FOUND, LEVEL_NOT_GIVEN when the member or
 *   the brand has changed since; the grant stays pending then.
 */
export async function approveLevelGrant(trx: Transaction, decision: Decision): Promise<void> {
  const { brand, id, origin } = decision;
  const grant = await lockPending(trx, decision);
  if (grant.proposed_by === origin.actor.id) throw fail('LEVEL_GRANT_OWN');
  const { member_id: memberId, direction, level } = grant;
  // Waits for a deposit that raises the level at the same moment.
  const { level: before } = await trx
    .selectFrom('members')
    .select('level')
    .where('brand_id', '=', brand.id)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isFit = direction === 'GIVE' ? before < level && levelOf(brand, level).disabled : before === level;
  if (!isFit) throw fail('LEVEL_NOT_GIVEN');
  const after = direction === 'GIVE' ? level : await earnedLevel(trx, brand, memberId);
  await trx
    .updateTable('members')
    .set({ level: after })
    .where('brand_id', '=', brand.id)
    .where('id', '=', memberId)
    .execute();
  await trx
    .updateTable('level_grants')
    .set({
      status: 'SUCCESS',
      handled_by: origin.actor.id,
      completed_at: origin.now,
      level_before: before,
      level_after: after,
    })
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .execute();
  await audit(trx, {
    ...origin,
    brandId: brand.id,
    action: direction === 'GIVE' ? 'level.give' : 'level.take',
    subject: { type: 'LEVEL_GRANT', id },
    detail: { member: memberId, level, before, after },
  });
}

/** Rejects the proposal; the person who proposed it may also withdraw it this way. @throws AppError STATE_CHANGED, NOT_FOUND. */
export async function rejectLevelGrant(trx: Transaction, decision: Decision, reason: string): Promise<void> {
  const { brand, id, origin } = decision;
  const { member_id: member, level } = await lockPending(trx, decision);
  await trx
    .updateTable('level_grants')
    .set({ status: 'REJECTED', refusal: reason, handled_by: origin.actor.id, completed_at: origin.now })
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .execute();
  await audit(trx, {
    ...origin,
    brandId: brand.id,
    action: 'level.reject',
    subject: { type: 'LEVEL_GRANT', id },
    detail: { member, level, reason },
  });
}

/** The grant, locked: of all who decide at once one finds it still waiting. */
async function lockPending(trx: Transaction, { brand, id }: Decision) {
  const grant = await trx
    .selectFrom('level_grants')
    .select(['member_id', 'direction', 'level', 'status', 'proposed_by'])
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!grant) throw fail('NOT_FOUND');
  if (grant.status !== 'PENDING') throw fail('STATE_CHANGED');
  return grant;
}

interface Proposal extends Pick<StaffAct, 'origin'> {
  readonly brand: Brand;
  readonly body: Calls['POST /api/staff/level-grant']['body'];
}

/**
 * Proposes to give a member a disabled level above theirs, or to take such a level back. Nothing changes before a
 * second person agrees.
 * @returns the id of the proposal.
 * @throws AppError NOT_FOUND, LEVEL_NOT_GIVEN, CONFLICT while another proposal for the member waits.
 */
export async function proposeLevelGrant(
  trx: Transaction,
  { brand, body, origin }: Proposal,
): Promise<string> {
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
        proposed_by: origin.actor.id,
        created_at: origin.now,
      })
      .execute();
  } catch (error) {
    throw violatesUnique(error, 'level_grants_open') ? fail('CONFLICT') : error;
  }
  await audit(trx, {
    ...origin,
    brandId: brand.id,
    action: direction === 'GIVE' ? 'level.propose' : 'level.proposeTake',
    subject: { type: 'LEVEL_GRANT', id },
    detail: { member: member.id, level, reason: body.reason },
  });
  return id;
}
