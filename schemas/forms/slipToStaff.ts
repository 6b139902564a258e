import { object } from '#schemas/common/schemaBuilders';
import { bahtAmount, line } from '#schemas/common/scalars';

/** A member's note on a slip that staff should review (API-127). */
export const schema = object({ amount: bahtAmount }, { note: line });
