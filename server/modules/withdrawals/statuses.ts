import type { WithdrawStatus } from '#schemas/api/shapes/statuses';

/** The member waits for these, or may try them again: one at a time (ST-22). */
export const openStatuses = ['PENDING', 'PROCESSING', 'FAILED'] as const satisfies readonly WithdrawStatus[];

/** The amount is neither paid out nor given back (M12). */
export const heldStatuses = [...openStatuses, 'REJECTED'] as const satisfies readonly WithdrawStatus[];

/** These use up none of the day's limits: the money stayed, or will come back (M15). */
export const refusedStatuses = ['REJECTED', 'REFUNDED'] as const satisfies readonly WithdrawStatus[];
