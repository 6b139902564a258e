import type { Brand } from '#schemas/brand/brand';
import { setMemberStatus } from '#server/modules/auth/index';
import { allowsAt } from '#server/modules/staff/index';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { staffOrigin, type Context, type Handlers, type StaffIdentity } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { exportTimeline } from './exportTimeline';
import { addNote, unpinNote } from './notes';
import { readRecord } from './readRecord';
import { readTimeline } from './readTimeline';
import { requireMember } from './memberRow';
import { reveal } from './reveal';
import { searchMembers } from './searchMembers';

type OfMember = `/api/staff/brand/{brandId}/member/{uuid}`;
type RecordCall =
  | 'GET /api/staff/member'
  | `GET ${OfMember}${'' | '/timeline' | '/timeline/export'}`
  | `POST ${OfMember}/${'note' | 'note/{noteUuid}/unpin' | 'reveal' | 'suspend' | 'restore'}`;

/** Members as the operations desk sees them. */
export function memberRecordHandlers({ db, brands }: Deps): Handlers<RecordCall> {
  return {
    'GET /api/staff/member': ({ staff, query }) => {
      const wanted = query.brand?.split(',');
      const visible = visibleBrands(brands.all, staff.held).filter(
        ({ id }) => wanted === undefined || wanted.includes(id),
      );
      return searchMembers(db, visible, query.q);
    },
    'GET /api/staff/brand/{brandId}/member/{uuid}': async ({ brand, params, staff, now }) => {
      const visible = visibleBrands(brands.all, await readHeld(db, staff.id));
      return readRecord(db, { brand, memberId: params.uuid, visible, now });
    },
    'GET /api/staff/brand/{brandId}/member/{uuid}/timeline': async ({ brand, params, query }) => {
      await requireMember(db, brand.id, params.uuid);
      return readTimeline(db, { brandId: brand.id, memberId: params.uuid, query });
    },
    'GET /api/staff/brand/{brandId}/member/{uuid}/timeline/export': async (context) => {
      const { brand, params, query } = context;
      await requireMember(db, brand.id, params.uuid);
      const origin = staffOrigin(context);
      return exportTimeline(db, { brandId: brand.id, memberId: params.uuid, query, origin });
    },
    'POST /api/staff/brand/{brandId}/member/{uuid}/note': (context) =>
      inTransaction(db, (trx) => addNote(trx, actOf(context), context.body)),
    'POST /api/staff/brand/{brandId}/member/{uuid}/note/{noteUuid}/unpin': (context) =>
      inTransaction(db, (trx) => unpinNote(trx, actOf(context), context.params.noteUuid)),
    'POST /api/staff/brand/{brandId}/member/{uuid}/reveal': (context) =>
      inTransaction(db, (trx) => reveal(trx, actOf(context), context.body)),
    'POST /api/staff/brand/{brandId}/member/{uuid}/suspend': (context) =>
      setMemberStatus(db, { ...actOf(context), to: 'SUSPENDED', reason: context.body.reason }),
    'POST /api/staff/brand/{brandId}/member/{uuid}/restore': (context) =>
      setMemberStatus(db, { ...actOf(context), to: 'ACTIVE', reason: context.body.reason }),
  };
}

function actOf(context: Context<Extract<RecordCall, `POST ${string}`>>) {
  const { brand, params } = context;
  return { brandId: brand.id, memberId: params.uuid, origin: staffOrigin(context) };
}

/** Brands whose members the staff member may see. */
function visibleBrands(all: readonly Brand[], held: StaffIdentity['held']): readonly Brand[] {
  return all.filter(({ id }) => allowsAt(held, id, 'members.read'));
}

/** All roles: a call at one brand carries only those that apply there. */
async function readHeld(db: Database, staffId: string): Promise<StaffIdentity['held']> {
  const rows = await db
    .selectFrom('staff_roles')
    .select(['brand_id', 'role'])
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ brand_id, role }) => ({ brandId: brand_id, role }));
}
