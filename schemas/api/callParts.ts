import { object } from '#schemas/common/schemaBuilders';
import { usernameInPath } from '#schemas/common/person';
import { patterns } from '#schemas/brand/patterns';
import { uuid, filledLine, flag } from '#schemas/common/scalars';
import type { Permission } from './staffPermissions';

/** Path parameters that many calls share. */
export const byUuid = object({ uuid });
/** A brand by its id; a call that names one is answered by the caller's roles at that brand. */
export const brandId = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } as const;
export const byBrand = object({ brandId });
export const byBrandAndUuid = object({ brandId, uuid });
export const byBrandAndRevision = object({
  brandId,
  revision: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
});
export const byUsername = object({ username: usernameInPath });

/** Key of a reason template in `desk.reasons` of the brand. */
export const reasonKey = { type: 'string', pattern: patterns.key } as const;

/** An empty body, which may be left out. */
export const withoutBody = { body: object({}), bodyOptional: true } as const;

/** A staff call that this permission allows. */
export const needs = <P extends Permission>(permission: P) => ({ access: 'staff', permission }) as const;

/** A decision completes a step once; a second one gets STATE_CHANGED. */
export const decide = <P extends Permission>(permission: P) =>
  ({ ...needs(permission), money: true, params: byUuid, errors: ['STATE_CHANGED'] }) as const;

/** A decision about an item of a queue, which somebody else may have claimed. */
export const decideItem = <P extends Permission>(permission: P) =>
  ({ ...decide(permission), errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER'] }) as const;

/**
 * Confirms, when a credit of a similar amount and time exists, that staff have compared both and that this is another
 * transfer. The author of the other manual credit cannot confirm it.
 */
export const anotherTransfer = { anotherTransfer: flag } as const;

/** A rejection: a reason that the member reads, or a reason template of the brand. */
export const refusal = { reason: filledLine, reasonId: reasonKey } as const;
export const withRefusal = { body: object({}, refusal), bodyOptional: true } as const;
export const refusalErrors = ['REASON_OR_TEMPLATE', 'REASON_UNKNOWN'] as const;

export const withReason = { body: object({ reason: filledLine }) } as const;
