import type { DepositStatus } from '#schemas/api/shapes/statuses';

/** A request to deposit that may still be paid. */
export const openStatuses = ['PENDING', 'TRANSFERRED'] as const satisfies readonly DepositStatus[];
