import { object } from '#schemas/common/schemaBuilders';
import { filledLine, flag } from '#schemas/common/scalars';
import { byUuid, emptyBody } from './params';

/** What the desks of staff share: lists of what waits, and decisions about one row. */
export const list = { access: 'staff', role: 'operator' } as const;

/** A decision completes a step once; a second one gets STATE_CHANGED (M12, M13). */
export const decide = { ...list, money: true, params: byUuid, errors: ['STATE_CHANGED'] } as const;

export const noBody = { body: emptyBody, bodyOptional: true } as const;
/**
 * Confirms, when a credit of a similar amount and time exists, that staff have compared both and that this is another
 * transfer. The author of the other manual credit cannot confirm it.
 */
export const anotherTransfer = { anotherTransfer: flag } as const;

export const withReason = { body: object({ reason: filledLine }) } as const;
