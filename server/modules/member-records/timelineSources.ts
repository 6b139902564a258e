import { sql, type RawBuilder } from 'kysely';
import type { TimelineKind } from '#schemas/api/shapes/deskMember';

/** A table whose rows are events of a member. */
export interface Source {
  readonly kind: TimelineKind;
  /** FROM with joins; `x` has the time and id. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** Column of the time; `created_at` unless named. */
  readonly id?: string;
  readonly code: RawBuilder<unknown>;
  /** Satang, or points. */
  readonly amount?: RawBuilder<unknown>;
  readonly points?: RawBuilder<unknown>;
  readonly balance?: RawBuilder<unknown>;
  readonly status?: RawBuilder<unknown>;
  readonly text?: RawBuilder<unknown>;
  /** Id of the staff member who acted or decided. */
  readonly staff?: RawBuilder<unknown>;
  readonly decidedAt?: RawBuilder<unknown>;
  /** Pairs of name and column for `values`. */
  readonly values?: Readonly<Record<string, RawBuilder<unknown>>>;
}

const x = (column: string) => sql.ref(`x.${column}`);
const table = (name: string) => sql`${sql.table(name)} AS x`;

/** What is shown for a request that a person decides. */
const decided = {
  status: x('status'),
  text: x('reason'),
  staff: x('handled_by'),
  decidedAt: x('completed_at'),
} as const;
const staffReason = { staffReason: x('staff_reason') } as const;

/**
 * Sources of the timeline of a member. Each has an index by member, time and id, so that a page costs the same at any
 * depth. The place in the list decides between events of one time and id, so append new ones.
 */
export function timelineSources(brandId: string, memberId: string): readonly Source[] {
  const own = sql`x.brand_id = ${brandId} AND x.member_id = ${memberId}`;
  const account = (kind: 'MEMBER' | 'MEMBER_POINT') => sql`x.brand_id = ${brandId} AND x.account_id = (
    SELECT a.id FROM ledger_accounts a
    WHERE a.brand_id = ${brandId} AND a.kind = ${kind} AND a.owner_id = ${memberId})`;
  const ledger = {
    kind: 'ledger',
    from: sql`ledger_entries AS x
      JOIN ledger_transactions t ON t.brand_id = x.brand_id AND t.id = x.transaction_id`,
    id: 'transaction_id',
    code: sql`t.kind`,
    amount: x('amount'),
    balance: x('balance_after'),
    values: { referenceType: sql`t.reference_type`, reference: sql`t.reference_id` },
  } as const;
  const audit = sql`x.brand_id = ${brandId} AND x.subject_type = 'MEMBER' AND x.subject_id = ${memberId}`;
  const act = {
    from: table('audit_log'),
    code: x('action'),
    staff: sql`CASE x.actor_kind WHEN 'STAFF' THEN x.actor_id END`,
    text: sql`x.detail ->> 'reason'`,
    values: { detail: sql`x.detail - 'reason'` },
  } as const;
  return [
    { ...ledger, where: account('MEMBER') },
    { ...ledger, where: account('MEMBER_POINT'), points: sql`true` },
    {
      kind: 'deposit',
      from: table('deposit_requests'),
      // A deposit by slip alone has the id of its slip, which is listed. As EXISTS, PostgreSQL would read all slips.
      where: sql`${own} AND NOT (x.channel = 'SLIP' AND
        (SELECT s.id FROM slips s WHERE s.brand_id = x.brand_id AND s.id = x.id) IS NOT NULL)`,
      code: x('channel'),
      amount: sql`coalesce(x.credited_amount, x.pay_amount)`,
      ...decided,
      values: { bonus: sql`nullif(x.bonus, 0)`, ...staffReason },
    },
    {
      kind: 'slip',
      from: table('slips'),
      where: own,
      code: sql`'SLIP'`,
      amount: sql`coalesce(x.amount, x.requested_amount)`,
      ...decided,
      values: { transRef: x('trans_ref'), sendingBank: x('sending_bank'), note: x('note'), ...staffReason },
    },
    {
      kind: 'withdrawal',
      from: table('withdrawals'),
      where: own,
      code: sql`'WITHDRAWAL'`,
      amount: x('amount'),
      ...decided,
      values: { bankName: x('bank_name'), bankId: x('bank_id'), note: x('note'), ...staffReason },
    },
    {
      kind: 'adjustment',
      from: sql`adjustments AS x LEFT JOIN staff h ON h.id = x.handled_by`,
      where: own,
      code: x('kind'),
      amount: sql`CASE x.direction WHEN 'ADD' THEN x.amount ELSE -x.amount END`,
      ...decided,
      staff: x('proposed_by'),
      values: { refusal: x('refusal'), decidedBy: sql`h.name` },
    },
    {
      kind: 'reward',
      from: table('reward_requests'),
      where: own,
      code: x('item'),
      amount: sql`-x.point`,
      points: sql`true`,
      ...decided,
      text: x('name'),
      values: { reason: x('reason'), trackingNo: x('tracking_no'), ...staffReason },
    },
    {
      kind: 'prize',
      from: table('game_reward_requests'),
      where: own,
      code: sql`'PRIZE'`,
      ...decided,
      text: x('label'),
      values: { reason: x('reason'), ...staffReason },
    },
    {
      kind: 'game-transfer',
      from: sql`game_transfers AS x JOIN game_wallets w ON w.brand_id = x.brand_id AND w.id = x.wallet_id`,
      where: own,
      code: x('direction'),
      amount: x('amount'),
      status: x('status'),
      text: x('reason'),
      decidedAt: x('completed_at'),
      values: { provider: sql`w.provider` },
    },
    {
      kind: 'turnover',
      from: table('turnover_requirements'),
      where: own,
      code: x('source'),
      amount: x('required'),
      status: x('status'),
      text: x('waiver_reason'),
      staff: x('waived_by'),
      decidedAt: x('completed_at'),
      values: { progress: x('progress'), given: x('given') },
    },
    {
      kind: 'level',
      from: sql`level_grants AS x LEFT JOIN staff h ON h.id = x.handled_by`,
      where: own,
      code: x('direction'),
      ...decided,
      staff: x('proposed_by'),
      values: { level: x('level'), refusal: x('refusal'), decidedBy: sql`h.name` },
    },
    {
      kind: 'play',
      from: table('game_sessions'),
      where: own,
      code: x('game'),
      amount: sql`x.win - x.bet`,
      decidedAt: x('ended_at'),
      values: { provider: x('provider'), rounds: x('rounds'), bet: x('bet'), win: x('win') },
    },
    {
      kind: 'play',
      from: table('prize_plays'),
      where: own,
      code: x('game'),
      amount: sql`CASE WHEN x.type IN ('CREDIT', 'POINT') THEN x.value END`,
      points: sql`x.type = 'POINT'`,
      text: x('label'),
      values: { cost: sql`nullif(x.cost, 0)` },
    },
    {
      kind: 'login',
      from: table('sessions'),
      where: own,
      code: sql`'LOGIN'`,
      values: { userAgent: x('user_agent'), ip: x('ip') },
    },
    { kind: 'limit', ...act, where: sql`${audit} AND x.action ~>=~ 'play.' AND x.action ~<~ 'play/'` },
    {
      kind: 'act',
      ...act,
      // Notes are events of their own.
      where: sql`${audit} AND NOT (x.action ~>=~ 'play.' AND x.action ~<~ 'play/') AND x.action <> 'member.note'`,
    },
    {
      kind: 'note',
      from: table('member_notes'),
      where: own,
      code: sql`'NOTE'`,
      text: x('text'),
      staff: x('author_id'),
      values: { pinned: sql`CASE WHEN x.pinned AND x.unpinned_at IS NULL THEN 'true' END` },
    },
  ];
}
