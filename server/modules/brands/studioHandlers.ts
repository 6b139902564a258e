import type { Calls } from '#schemas/api/contract';
import { findWorkspace, type BrandState } from './workspace';
import { findOperation, setOperation } from './operation';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Handlers, type StaffIdentity } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { findAudit, presentAudit } from './auditTrail';
import { discardDraft, saveDraft } from './saveDraft';
import { allowsAt, permissionsAt } from '#server/modules/staff/index';
import { listBrands } from './listBrands';
import { listFiles } from './listFiles';
import { ProblemCounter } from './problemCounts';

type StudioCall =
  | 'GET /api/staff/brand'
  | 'GET /api/staff/closed-brand'
  | 'GET /api/staff/brand-defaults'
  | 'GET /api/staff/brand-file'
  | 'GET /api/staff/brand/{brandId}'
  | 'PATCH /api/staff/brand/{brandId}/draft'
  | 'POST /api/staff/brand/{brandId}/draft/discard'
  | 'GET /api/staff/brand/{brandId}/operation'
  | 'POST /api/staff/brand/{brandId}/operation'
  | 'GET /api/staff/brand/{brandId}/audit'
  | 'GET /api/staff/audit';

type AuditQuery = NonNullable<Calls['GET /api/staff/audit']['query']>;

/** Means all brands in roles and in the audit log. */
const EVERY_BRAND = '*';

/** Staff handlers of a brand: drafts, the emergency switch, the audit trail. */
export function studioHandlers(deps: Deps): Handlers<StudioCall> {
  const { db, brands } = deps;
  const counter = new ProblemCounter(deps);
  const trail = async (brandIds: readonly string[], query: AuditQuery) => {
    const keyset = keysetOf(query);
    const { rows, meta } = pageOf(await findAudit(db, brandIds, keyset, query), keyset);
    return { data: rows.map(presentAudit), meta };
  };
  return {
    'GET /api/staff/brand': ({ staff }) => listBrands(deps, counter, staff),
    'GET /api/staff/closed-brand': ({ staff }) =>
      brands.closed
        .filter(({ id }) => allowsAt(staff.held, id, 'look'))
        .map(({ id, reason }) => ({ brandId: id, reason })),
    'GET /api/staff/brand-defaults': () => ({ ...brands.defaults }),
    'GET /api/staff/brand-file': ({ staff }) => listFiles(deps, staff),
    'GET /api/staff/brand/{brandId}': async (context) =>
      present(context, await findWorkspace(db, context.brand.id)),
    'PATCH /api/staff/brand/{brandId}/draft': (context) =>
      saveDraft(deps, { brandId: context.brand.id, origin: staffOrigin(context) }, context.body),
    'POST /api/staff/brand/{brandId}/draft/discard': async (context) => {
      const editing = { brandId: context.brand.id, origin: staffOrigin(context) };
      return present(context, await discardDraft(db, editing, context.body.version));
    },

    'GET /api/staff/brand/{brandId}/operation': ({ brand }) => findOperation(db, brand.id),
    'POST /api/staff/brand/{brandId}/operation': (context) =>
      setOperation(db, { brandId: context.brand.id, origin: staffOrigin(context) }, context.body),
    'GET /api/staff/brand/{brandId}/audit': ({ brand, query }) => trail([brand.id], query),
    'GET /api/staff/audit': ({ staff, query }) => {
      const isOverAll = staff.held.some(({ brandId, role }) => brandId === EVERY_BRAND && role === 'admin');
      const readable = brands.all.filter(({ id }) => allowsAt(staff.held, id, 'audit.read'));
      return trail([...readable.map(({ id }) => id), ...(isOverAll ? [EVERY_BRAND] : [])], query);
    },
  };
}

interface Opening {
  readonly brand: { readonly id: string; readonly publishing: { readonly fourEyes: boolean } };
  readonly staff: StaffIdentity;
}

/** A brand as the caller opens it: with what they may do, and whether publishing requires a second person. */
function present(
  { brand, staff }: Opening,
  state: BrandState,
): Calls['GET /api/staff/brand/{brandId}']['data'] {
  const mine = permissionsAt(staff.held, brand.id);
  return { brandId: brand.id, permissions: mine, fourEyes: brand.publishing.fourEyes, ...state };
}
