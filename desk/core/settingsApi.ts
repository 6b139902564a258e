import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { resolve } from '#core/brand/resolve';
import { mutation, query, staffApi } from '@backoffice/api/staffApi';

export type DryRun = Calls['POST /api/staff/brand/{brandId}/withdrawal-tiers/dry-run']['data'];
/** How staff work on a brand. */
export type DeskSettings = Brand['desk'];

export const { useGetBrandDefaultsQuery, useGetPublishedBrandQuery, useDryRunTiersMutation } =
  staffApi.injectEndpoints({
    endpoints: (build) => ({
      getBrandDefaults: query(build, 'GET /api/staff/brand-defaults'),
      getPublishedBrand: query(build, 'GET /api/staff/brand/{brandId}', { providesTags: ['Brand'] }),
      dryRunTiers: mutation(build, 'POST /api/staff/brand/{brandId}/withdrawal-tiers/dry-run'),
    }),
  });

/** The published settings of a brand, defaults included. */
export const resolveDeskSettings = (defaults: unknown, file: unknown): DeskSettings =>
  resolve(defaults as BrandDefaults, file as BrandFile).brand.desk;
