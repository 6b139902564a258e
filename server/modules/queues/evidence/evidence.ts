import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';

export type Evidence = Calls['GET /api/staff/queue/{kind}/{uuid}']['data']['evidence'];

/** The item that evidence is for. */
export interface Item {
  readonly brand_id: string;
  readonly id: string;
  /** Missing only on items that have no owner. */
  readonly member_id?: string;
}

export interface EvidenceContext {
  readonly db: Database;
  readonly staff: { readonly id: string; readonly email: string };
  readonly now: Date;
}

/** Reads the evidence of one kind. */
export type EvidenceOf = (context: EvidenceContext, item: Item) => Promise<Omit<Evidence, 'member'>>;
