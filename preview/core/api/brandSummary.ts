import type { Calls } from '#schemas/api/contract';

/** A brand in the list of those that a person may see. */
export type BrandSummary = Calls['GET /api/staff/brand']['data'][number];
