import { object } from '#schemas/common/schemaBuilders';
import { usernameInPath } from '#schemas/common/person';
import { uuid, filledLine, flag } from '#schemas/common/scalars';

/** Path parameters that many calls share. */
export const byUuid = object({ uuid });
/** A brand by its id; a call that names one is answered by the caller's role at that brand. */
export const brandId = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } as const;
export const byBrand = object({ brandId });
export const byBrandAndUuid = object({ brandId, uuid });
export const byBrandAndRevision = object({
  brandId,
  revision: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
});
export const byUsername = object({ username: usernameInPath });

/** An empty body, which may be left out. */
export const withoutBody = { body: object({}), bodyOptional: true } as const;

/** Staff calls, by the least role that may make them. */
export const asViewer = { access: 'staff', role: 'viewer' } as const;
export const asEditor = { access: 'staff', role: 'editor' } as const;
export const asPublisher = { access: 'staff', role: 'publisher' } as const;
export const asOperator = { access: 'staff', role: 'operator' } as const;
export const asAdmin = { access: 'staff', role: 'admin' } as const;

/** A decision completes a step once; a second one gets STATE_CHANGED. */
export const decide = { ...asOperator, money: true, params: byUuid, errors: ['STATE_CHANGED'] } as const;

/**
 * Confirms, when a credit of a similar amount and time exists, that staff have compared both and that this is another
 * transfer. The author of the other manual credit cannot confirm it.
 */
export const anotherTransfer = { anotherTransfer: flag } as const;

export const withReason = { body: object({ reason: filledLine }) } as const;
