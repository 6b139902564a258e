import type { Calls } from '#schemas/api/contract';
import type { staffViews } from '#schemas/api/staffView';
import { audit } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import {
  staffOrigin,
  type Handlers,
  type StaffCall,
  type StaffIdentity,
} from '#server/platform/http/handlers';
import { allowsAt } from '#server/modules/staff/index';
import type { Deps } from '#server/providers/deps';
import {
  deleteView,
  findViews,
  insertView,
  lockView,
  updateView,
  type ViewContent,
  type ViewRow,
} from './viewRepository';

type View = Calls['GET /api/staff/view']['data'][number];
type Content = Calls['PUT /api/staff/view/{uuid}']['body'];

/** Saved views of the desk. */
export function viewHandlers({ db, brands }: Deps): Handlers<keyof typeof staffViews> {
  const worksAt = ({ held }: StaffIdentity, brandId: string) =>
    brands.byId(brandId) !== undefined && allowsAt(held, brandId, 'queues.work');
  /** @throws AppError NOT_FOUND for a brand at which the caller does not work, FORBIDDEN. */
  const contentOf = ({ held, ...staff }: StaffIdentity, { name, search, shared }: Content): ViewContent => {
    if (shared && !worksAt({ held, ...staff }, shared.brandId)) throw fail('NOT_FOUND');
    if (shared?.defaultRole !== undefined && !allowsAt(held, shared.brandId, 'people'))
      throw fail('FORBIDDEN');
    return { name, search, shared_with: shared?.brandId ?? null, default_role: shared?.defaultRole ?? null };
  };
  /** A view that the caller may change. @throws AppError NOT_FOUND, FORBIDDEN for a shared one of another person. */
  const lockOwn = async (trx: Transaction, staff: StaffIdentity, id: string): Promise<ViewRow> => {
    const view = await lockView(trx, id);
    if (view.staff_id === staff.id) return view;
    if (view.shared_with === null || !worksAt(staff, view.shared_with)) throw fail('NOT_FOUND');
    if (!allowsAt(staff.held, view.shared_with, 'people')) throw fail('FORBIDDEN');
    return view;
  };
  return {
    'GET /api/staff/view': async ({ staff }) => {
      const brandIds = brands.all.map(({ id }) => id).filter((id) => worksAt(staff, id));
      return (await findViews(db, staff.id, brandIds)).map((view) => present(staff, view));
    },
    'POST /api/staff/view': async (context) => {
      const { staff, body, now } = context;
      const content = contentOf(staff, body);
      return inTransaction(db, async (trx) => {
        const id = await insertView(trx, { ...content, staff_id: staff.id, kind: body.kind }, now);
        const view = await lockView(trx, id);
        await auditView(trx, context, 'view.save', view);
        return present(staff, view);
      });
    },
    'PUT /api/staff/view/{uuid}': async (context) => {
      const { staff, params, body } = context;
      const content = contentOf(staff, body);
      return inTransaction(db, async (trx) => {
        const before = await lockOwn(trx, staff, params.uuid);
        await updateView(trx, before, content);
        const view = { ...before, ...content };
        await auditView(trx, context, 'view.save', view);
        if (before.shared_with !== null && before.shared_with !== view.shared_with)
          await auditView(trx, context, 'view.withdraw', before);
        return present(staff, view);
      });
    },
    'DELETE /api/staff/view/{uuid}': async (context) =>
      inTransaction(db, async (trx) => {
        const view = await lockOwn(trx, context.staff, context.params.uuid);
        await deleteView(trx, view.id);
        await auditView(trx, context, 'view.delete', view);
        return null;
      }),
  };
}

/** In the trail of its brand; a view that only its owner sees belongs to none. */
async function auditView(trx: Transaction, call: StaffCall, action: string, view: ViewRow): Promise<void> {
  await audit(trx, {
    ...staffOrigin(call),
    brandId: view.shared_with ?? '*',
    action,
    subject: { type: 'VIEW', id: view.id },
    detail: { name: view.name, kind: view.kind, search: view.search, role: view.default_role },
  });
}

function present(staff: StaffIdentity, view: ViewRow): View {
  const { shared_with: brandId, default_role: defaultRole } = view;
  const isHeld = (at: string) =>
    staff.held.some((one) => one.role === defaultRole && (one.brandId === at || one.brandId === '*'));
  return {
    uuid: view.id,
    kind: view.kind,
    name: view.name,
    search: view.search,
    shared: brandId === null ? null : { brandId, defaultRole },
    by: view.by,
    isOwn: view.staff_id === staff.id,
    isDefault: brandId !== null && isHeld(brandId),
  };
}
