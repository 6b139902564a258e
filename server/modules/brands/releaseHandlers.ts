import type { Deps } from '#server/providers/deps';
import { staffOrigin, type StaffCall, type Handlers } from '#server/platform/http/handlers';
import { approveRelease, cancelRelease } from './decideRelease';
import { approveSet, cancelSet } from './decideSet';
import { findReleases, presentRelease } from './releaseRepository';
import { listSets, requestSet, rollBackSet, type SetAct } from './releaseSet';
import { requestRelease } from './placeRelease';
import { reviewChoice } from './chooseFile';
import { pageOfRevisions, readRevision } from './revisions';

type ReleaseCall =
  | 'POST /api/staff/brand/{brandId}/release'
  | 'POST /api/staff/brand/{brandId}/release/review'
  | 'GET /api/staff/brand/{brandId}/release'
  | 'POST /api/staff/brand/{brandId}/release/{uuid}/approve'
  | 'POST /api/staff/brand/{brandId}/release/{uuid}/cancel'
  | 'GET /api/staff/release-set'
  | 'POST /api/staff/release-set'
  | 'POST /api/staff/release-set/{uuid}/approve'
  | 'POST /api/staff/release-set/{uuid}/cancel'
  | 'POST /api/staff/release-set/{uuid}/rollback'
  | 'GET /api/staff/brand/{brandId}/revision'
  | 'GET /api/staff/brand/{brandId}/revision/{revision}';

/** Publishing, the revisions it makes, and the way back. */
export function releaseHandlers(deps: Deps): Handlers<ReleaseCall> {
  const { db } = deps;
  return {
    'POST /api/staff/brand/{brandId}/release': (context) =>
      requestRelease(deps, { brandId: context.brand.id, origin: staffOrigin(context) }, context.body),
    'POST /api/staff/brand/{brandId}/release/review': ({ brand, body, now }) =>
      reviewChoice(deps, brand.id, body, now),
    'GET /api/staff/brand/{brandId}/release': async ({ brand }) =>
      (await findReleases(db, brand.id)).map(presentRelease),
    'POST /api/staff/brand/{brandId}/release/{uuid}/approve': (context) =>
      approveRelease(deps, {
        brandId: context.brand.id,
        id: context.params.uuid,
        origin: staffOrigin(context),
      }),
    'POST /api/staff/brand/{brandId}/release/{uuid}/cancel': (context) =>
      cancelRelease(deps, {
        brandId: context.brand.id,
        id: context.params.uuid,
        origin: staffOrigin(context),
      }),
    'GET /api/staff/release-set': ({ staff }) => listSets(deps, staff.held),
    'POST /api/staff/release-set': (context) => requestSet(deps, setAct(context), context.body),
    'POST /api/staff/release-set/{uuid}/approve': (context) =>
      approveSet(deps, setAct(context), context.params.uuid),
    'POST /api/staff/release-set/{uuid}/cancel': (context) =>
      cancelSet(deps, setAct(context), context.params.uuid),
    'POST /api/staff/release-set/{uuid}/rollback': (context) =>
      rollBackSet(deps, setAct(context), context.params.uuid, context.body),
    'GET /api/staff/brand/{brandId}/revision': ({ brand, query }) => pageOfRevisions(db, brand.id, query),
    'GET /api/staff/brand/{brandId}/revision/{revision}': ({ brand, params }) =>
      readRevision(db, brand.id, Number(params.revision)),
  };
}

const setAct = (context: StaffCall): SetAct => ({ origin: staffOrigin(context), held: context.staff.held });
