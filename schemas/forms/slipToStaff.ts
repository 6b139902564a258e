import { object } from '#schemas/common/schemaBuilders';
import { bahtAmount, line } from '#schemas/common/scalars';

/** What the member says of a slip that staff should look at (API-127). */
export const schema = object({ amount: bahtAmount }, { note: line });
