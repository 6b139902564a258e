import type { RawBuilder } from 'kysely';
import type { CallSpec, PlayKind } from '#schemas/api/callSpec';
import type { Brand } from '#schemas/brand/brand';
import type { BreakKind } from '#schemas/common/terms';
import type { Database } from '#server/platform/db/connect';

/** Columns that the session query reads for a play call. */
export interface PlayBounds {
  readonly break_kind: BreakKind | null;
  readonly birth_date_needed: boolean;
  readonly play_since: Date | null;
  readonly play_sign: Date | null;
  readonly play_seen_at: Date | null;
  readonly check_minutes: number | null;
}

/** Decides whether a member may play. The responsible gambling module implements it. */
export interface PlayGuard {
  /** Session query columns of member `m` that `require` reads; none for other calls. */
  readonly columns: (play: PlayKind | undefined, now: Date) => RawBuilder<unknown>;
  /** @throws AppError SELF_EXCLUDED, TIME_OUT_ACTIVE, BIRTH_DATE_NEEDED, REALITY_CHECK_DUE. */
  readonly require: (spec: CallSpec, brand: Brand, bounds: PlayBounds | undefined, now: Date) => void;
  /** Records that a game was played, at most once a minute. */
  readonly record: (
    db: Database,
    spec: CallSpec,
    brand: Brand,
    memberId: string | undefined,
    bounds: PlayBounds | undefined,
    now: Date,
  ) => Promise<void>;
}
