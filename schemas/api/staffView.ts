import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { filledLine, flag, nothing, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { brandId, byUuid, needs } from './callParts';
import { queueKind } from './shapes/queueItem';
import { staffRoles } from './staffPermissions';

const onViews = { ...needs('queues.work'), anyBrand: true } as const;
const role = oneOf(staffRoles);

/** The query of an address, without its question mark. */
const search = { type: 'string', pattern: '^[A-Za-z0-9%&=.,_~+*-]{0,1000}$' } as const;

/** With whom a view is shared: the staff of a brand, of whom those of a role may begin with it. */
const shared = object({ brandId }, { defaultRole: role });
const content = object({ name: filledLine, search }, { shared });

const view = object({
  uuid,
  kind: queueKind,
  name: text,
  search: text,
  shared: nullable(object({ brandId: text, defaultRole: nullable(role) })),
  by: text,
  isOwn: flag,
  /** The caller has the role that begins with it. */
  isDefault: flag,
});

/** Saved filters of the desk's lists. */
export const staffViews = {
  'GET /api/staff/view': {
    ...onViews,
    summary: 'The caller’s saved views, and those shared at the brands at which the caller works on queues.',
    data: list(view),
  },
  'POST /api/staff/view': {
    ...onViews,
    summary:
      'Save a view; sharing needs a role at the brand, and a default for a role an administrator of it.',
    body: object({ kind: queueKind, name: filledLine, search }, { shared }),
    data: view,
    errors: ['VIEW_LIMIT', 'FORBIDDEN', 'NOT_FOUND'],
  },
  'PUT /api/staff/view/{uuid}': {
    ...onViews,
    summary:
      'Replace name, filters and sharing of a view: its owner, and of a shared one administrators of its brand.',
    params: byUuid,
    body: content,
    data: view,
  },
  'DELETE /api/staff/view/{uuid}': {
    ...onViews,
    summary: 'Delete a view: its owner, and of a shared one administrators of its brand.',
    params: byUuid,
    data: nothing,
  },
} as const satisfies ContractArea;
