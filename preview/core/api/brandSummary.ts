import type { Calls } from '#schemas/api/contract';

/** A brand in the list of those that a person may see. */
export type BrandSummary = Calls['GET /api/staff/brand']['data'][number];

/** The draft of a brand, as reviews and releases name it. */
export const draftOf = ({ brandId, revision, draft }: BrandSummary) => ({
  brandId,
  baseRevision: revision,
  draftVersion: draft?.version ?? 0,
});
