import type { Calls } from '#schemas/api/contract';
import { recordKinds } from '#schemas/api/shapes/deskMember';
import { codeByBot } from '#schemas/common/banks';
import { maskAccount } from '#core/identity/mask';
import { canonicalBank } from '#core/identity/transferKey';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { deviceName, networkOf } from '#server/modules/auth/index';
import { slipReason } from '#server/modules/deposits/index';

type Event = Calls['GET /api/staff/brand/{brandId}/member/{uuid}/timeline']['data'][number];
type RecordKind = NonNullable<Event['record']>['kind'];

export interface EventRow {
  /** Place of its source in the list of sources. */
  readonly place: number;
  readonly kind: Event['kind'];
  readonly id: string;
  readonly created_at: Date;
  readonly code: string;
  readonly amount: number | null;
  /** The amount is points. */
  readonly points: boolean;
  readonly balance: number | null;
  readonly status: string | null;
  readonly text: string | null;
  /** Name of the staff member who acted or decided. */
  readonly actor: string | null;
  readonly decided_at: Date | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Kinds whose events are objects that staff can open. */
const records: ReadonlySet<string> = new Set(recordKinds);

/** Values in satang. */
const SATANG = new Set(['bonus', 'progress', 'given', 'bet', 'win', 'cost']);

/** An event of the timeline, numbers masked and addresses shortened. */
export function presentEvent(row: EventRow): Event {
  const toUnit = (amount: number | null) => (amount === null || row.points ? amount : satangToBaht(amount));
  return {
    kind: row.kind,
    uuid: row.id,
    at: bangkokIso(row.created_at),
    code: row.code,
    amount: toUnit(row.amount),
    unit: row.points ? 'POINT' : 'BAHT',
    balance: toUnit(row.balance),
    status: row.status,
    text: row.kind === 'slip' ? slipReason(row.text).text : row.text,
    by: row.actor,
    decidedAt: row.decided_at && bangkokIso(row.decided_at),
    record: records.has(row.kind) ? { kind: row.kind as RecordKind, uuid: row.id } : null,
    values: valuesOf(row.values),
  };
}

function valuesOf({ detail, userAgent, ip, ...values }: EventRow['values']): Event['values'] {
  const isLogin = userAgent !== undefined || ip !== undefined;
  const all: [string, unknown][] = [
    ...Object.entries(values),
    ...Object.entries((detail ?? {}) as Readonly<Record<string, unknown>>),
    ...(isLogin
      ? [
          ['device', deviceName(typeof userAgent === 'string' ? userAgent : null)] as [string, unknown],
          ['network', networkOf(typeof ip === 'string' ? ip : null)] as [string, unknown],
        ]
      : []),
  ];
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === null ? [] : [[name, textOf(name, value)]])),
  );
}

function textOf(name: string, value: unknown): string {
  if (name === 'bankId') return maskAccount(String(value));
  if (name === 'sendingBank') return codeByBot(canonicalBank(String(value))) ?? String(value);
  return String(SATANG.has(name) && typeof value === 'number' ? satangToBaht(value) : value);
}
