import { object } from '#schemas/common/build';
import { usernameInPath } from '#schemas/common/person';
import { uuid } from '#schemas/common/scalars';

/** Path parameters that many calls share. */
export const byUuid = object({ uuid });
export const byUsername = object({ username: usernameInPath });

/** A body that says nothing; the calls that have it accept no body at all as well. */
export const emptyBody = object({});
