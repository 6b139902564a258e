import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { archiveBrand, openBrand, removeBrand } from './brandLife';
import { createBrand } from './createBrand';
import { findHostStates } from './hostStates';
import { listBrands } from './listBrands';
import { ProblemCounter } from './problemCounts';
import { findWorkspace } from './workspace';

type LifeCall =
  | 'POST /api/staff/brand'
  | 'POST /api/staff/brand/{brandId}/open'
  | 'POST /api/staff/brand/{brandId}/archive'
  | 'POST /api/staff/brand/{brandId}/remove'
  | 'GET /api/staff/brand/{brandId}/host';

/** The life of brands: created, opened, archived, removed. */
export function brandLifeHandlers(deps: Deps): Handlers<LifeCall> {
  const counter = new ProblemCounter(deps);
  return {
    'POST /api/staff/brand': async (context) => {
      await createBrand(deps, context);
      const { brandId } = context.body;
      const [summary] = await listBrands(deps, counter, context.staff, [brandId]);
      if (!summary) throw new Error(`${brandId} was created, but this server cannot serve it.`);
      return summary;
    },
    'POST /api/staff/brand/{brandId}/open': (context) =>
      openBrand(deps, { brandId: context.brand.id, origin: staffOrigin(context) }),
    'POST /api/staff/brand/{brandId}/archive': (context) =>
      archiveBrand(deps, { brandId: context.brand.id, origin: staffOrigin(context) }, context.body.reason),
    'POST /api/staff/brand/{brandId}/remove': async (context) => {
      await removeBrand(deps, { brandId: context.brand.id, origin: staffOrigin(context) });
      return {};
    },
    'GET /api/staff/brand/{brandId}/host': async ({ brand }) =>
      findHostStates((await findWorkspace(deps.db, brand.id)).draft.file),
  };
}
