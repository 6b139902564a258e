import { object } from '#schemas/common/schemaBuilders';
import { usernameInPath } from '#schemas/common/person';
import { uuid } from '#schemas/common/scalars';

/** Path parameters that many calls share. */
export const byUuid = object({ uuid });
/** A brand by its id; a call that names one is answered by the caller's role at that brand (I5, I6). */
export const brandId = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } as const;
export const byBrand = object({ brandId });
export const byBrandAndUuid = object({ brandId, uuid });
export const byBrandAndRevision = object({
  brandId,
  revision: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
});
export const byUsername = object({ username: usernameInPath });

/** An empty body; the calls that have it also accept no body. */
export const emptyBody = object({});
