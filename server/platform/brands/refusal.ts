import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';

type Reasons = Brand['desk']['reasons'];

/** Why a request was rejected, as columns of its row. */
export interface Refusal {
  /** The member reads it, in Thai unless staff typed it in another language. */
  readonly reason: string;
  /** The member reads it in English; null where staff typed the reason. */
  readonly reason_en: string | null;
  /** What staff read in addition; never for members. */
  readonly staff_reason: string | null;
}

/** Columns of a row that is not rejected. */
export const noRefusal = { reason: null, reason_en: null, staff_reason: null } as const;

/** A reason that somebody typed or a bank reported. */
export const plainRefusal = (reason: string): Refusal => ({ reason, reason_en: null, staff_reason: null });

/** The detail of an audit line, from the columns of the rejected row. */
export const refusalDetail = sql`jsonb_strip_nulls(jsonb_build_object('reason', reason, 'staffReason', staff_reason))`;

/** The same detail for an audit line of its own. */
export const detailOf = ({ reason, staff_reason }: Refusal) => ({
  reason,
  ...(staff_reason !== null && { staffReason: staff_reason }),
});

interface Chosen {
  readonly reason?: string;
  readonly reasonId?: string;
}

/**
 * The reason that staff typed, or the texts of a reason template at this moment: a later change of the template leaves
 * rejected requests alone.
 * @throws AppError REASON_OR_TEMPLATE for none or both, REASON_UNKNOWN.
 */
export function refusalOf(
  { desk }: Brand,
  kind: Exclude<keyof Reasons, 'adjustment'>,
  chosen: Chosen | undefined,
): Refusal {
  const { reason, template } = choose(desk.reasons[kind], chosen);
  if (template === undefined) return plainRefusal(reason);
  return { reason: template.member.th, reason_en: template.member.en, staff_reason: template.staff.th };
}

/** The reason for a colleague, whose request members do not see. Throws as `refusalOf`. */
export function internalRefusalOf({ desk }: Brand, chosen: Chosen | undefined): string {
  const { reason, template } = choose(desk.reasons.adjustment, chosen);
  return template?.staff.th ?? reason;
}

function choose<T extends { readonly id: string }>(
  templates: readonly T[],
  { reason, reasonId }: Chosen = {},
): { readonly reason: string; readonly template: T | undefined } {
  if ((reason === undefined) === (reasonId === undefined)) throw fail('REASON_OR_TEMPLATE');
  const template = templates.find(({ id }) => id === reasonId);
  if (reasonId !== undefined && !template) throw fail('REASON_UNKNOWN');
  return { reason: reason ?? '', template };
}
