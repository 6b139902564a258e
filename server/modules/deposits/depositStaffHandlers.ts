import { refuseClaimed } from '#server/modules/claims/index';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { staffOrigin } from '#server/platform/http/handlers';
import type { Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { refusalOf } from '#server/platform/brands/refusal';
import { rejectDeposit } from './transitionRequest';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { DepositStatus } from '#schemas/api/shapes/statuses';
import type { Database } from '#server/platform/db/connect';
import type { CompanyAccounts, DepositRequests } from '#server/platform/db/schema';
import type { Keyset } from '#server/platform/db/keyset';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { paginate } from '#server/platform/http/paginate';
import { nearRows, presentNear } from './nearCredits';
import type { NearRow } from './nearCredits';

/** Staff list deposit requests and reject them; an approval is an adjustment (see `adjustments`). */
export function depositStaffHandlers({
  db,
}: Deps): Handlers<'GET /api/staff/deposit' | 'POST /api/staff/deposit/{uuid}/reject'> {
  return {
    'GET /api/staff/deposit': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findDeposits(db, brand.id, query.status, keyset), keyset);
      return { data: rows.map(presentDeposit), meta };
    },
    'POST /api/staff/deposit/{uuid}/reject': (context) => {
      const { brand, params, body, money, staff } = context;
      return money(async (trx) => {
        const item = { brandId: brand.id, id: params.uuid };
        await refuseClaimed(trx, { ...item, kinds: ['deposit'], staffId: staff.id });
        const origin = staffOrigin(context);
        await rejectDeposit(trx, { ...item, refusal: refusalOf(brand, 'deposit', body), origin });
        return presentDeposit(await findDeposit(trx, brand.id, params.uuid));
      });
    },
  };
}

type StaffDeposit = Calls['GET /api/staff/deposit']['data'][number];

type Row = Pick<
  Selectable<DepositRequests>,
  | 'id'
  | 'member_id'
  | 'company_account_id'
  | 'amount'
  | 'pay_amount'
  | 'credited_amount'
  | 'bonus'
  | 'channel'
  | 'status'
  | 'reason'
  | 'created_at'
  | 'expires_at'
  | 'completed_at'
> &
  Pick<Selectable<CompanyAccounts>, 'bank_name' | 'bank_id' | 'account_name'> & {
    readonly username: string;
    readonly name: string;
    readonly email: string | null;
    readonly line: string | null;
    readonly waiting: string | null;
    readonly near: readonly NearRow[];
  };

/** Deposit requests of the brand, newest first; one row more than the page. */
export function findDeposits(
  db: Database,
  brandId: string,
  status: DepositStatus | undefined,
  keyset: Keyset,
): Promise<Row[]> {
  return paginate(ofBrand(db, brandId), { table: 'r', status, keyset });
}

export function findDeposit(db: Database, brandId: string, id: string): Promise<Row> {
  return ofBrand(db, brandId).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** A request for staff, with its stored status: a late transfer may still be credited. */
export function presentDeposit(row: Row): StaffDeposit {
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    amount: satangToBaht(row.credited_amount ?? row.amount),
    payAmount: satangToBaht(row.pay_amount),
    bonus: satangToBaht(row.bonus),
    channel: row.channel,
    bank: {
      uuid: row.company_account_id,
      bankName: row.bank_name,
      bankId: row.bank_id,
      accountName: row.account_name,
    },
    status: row.status,
    reason: row.reason,
    createdAt: bangkokIso(row.created_at),
    expiredAt: bangkokIso(row.expires_at),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.completed_at && row.email,
    bankTransferUuid: row.line,
    waiting: row.waiting,
    near: presentNear(row.near),
  };
}

function ofBrand(db: Database, brandId: string) {
  return db
    .selectFrom('deposit_requests as r')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'r.brand_id').onRef('m.id', '=', 'r.member_id'),
    )
    .innerJoin('company_accounts as a', (on) =>
      on.onRef('a.brand_id', '=', 'r.brand_id').onRef('a.id', '=', 'r.company_account_id'),
    )
    .leftJoin('staff as s', 's.id', 'r.handled_by')
    .select([
      'r.id',
      'r.member_id',
      'r.company_account_id',
      'r.amount',
      'r.pay_amount',
      'r.credited_amount',
      'r.bonus',
    ])
    .select(['r.channel', 'r.status', 'r.reason', 'r.created_at', 'r.expires_at', 'r.completed_at'])
    .select(['a.bank_name', 'a.bank_id', 'a.account_name', 'm.username', 'm.name', 's.email'])
    .select([
      sql<string | null>`(SELECT t.id FROM bank_transfers t
        WHERE t.brand_id = r.brand_id AND t.deposit_request_id = r.id ORDER BY t.id LIMIT 1)`.as('line'),
      sql<string | null>`(SELECT d.id FROM adjustments d
        WHERE d.brand_id = r.brand_id AND d.deposit_request_id = r.id AND d.status = 'PENDING')`.as(
        'waiting',
      ),
      nearRows({
        brandId: sql`r.brand_id`,
        memberId: sql`r.member_id`,
        id: sql`r.id`,
        amounts: sql`ARRAY[r.amount, r.pay_amount]`,
        since: sql`r.created_at`,
        // Nothing near is in the future.
        until: sql`'infinity'::timestamptz`,
        account: sql`r.company_account_id`,
        when: sql<boolean>`r.status IN ('PENDING', 'TRANSFERRED')`,
      }).as('near'),
    ])
    .where('r.brand_id', '=', brandId);
}
