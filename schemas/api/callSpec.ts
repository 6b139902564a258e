import type { FeatureFlag } from '#schemas/brand/flags';
import type { ErrorCode } from './errors';
import type { Permission } from './staffPermissions';

/** Who may make a call. A staff call also names the permission that it needs (ROL-04). */
export type Access = 'public' | 'member' | 'staff';

/**
 * What a call lets a member do that responsible play may stop (R3): start or draw a game, pay in, or gain from play. A
 * member who takes a break is refused all three; a reality check that waits for its answer stops games only (R4).
 */
export type PlayKind = 'game' | 'deposit' | 'gain';

/** A JSON Schema, draft-07; strict Ajv compiles each of them in a test. */
export type Schema = object;

/** One call of the contract. Keys of an area are written `'METHOD /path/{param}'`. */
export interface CallSpec {
  readonly access: Access;
  /** What the call does, one sentence, English; shown on the API page. */
  readonly summary: string;
  /** Staff calls only. */
  readonly permission?: Permission;
  /**
   * The permission at any brand suffices, and the response contains only the brands where it is held. Otherwise it is
   * required at the brand of the call: `{brandId}` of the path, else that of the host.
   */
  readonly anyBrand?: true;
  /** Open to staff who still have to set up their second factor, where one is required (A10). */
  readonly beforeSecondFactor?: true;
  /** Path parameters, one property per `{name}` of the key. */
  readonly params?: Schema;
  /** Query parameters. Always strings, as they travel: nothing is coerced. */
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body may be left out; an empty object and no body mean the same. */
  readonly bodyOptional?: true;
  /** The body is multipart with one file in this field. */
  readonly upload?: string;
  /** Moves or reserves money: accepts `Idempotency-Key` (M6 to M8). */
  readonly money?: true;
  /** Lets money leave for a bank: refused while withdrawals are halted (M22). */
  readonly payout?: true;
  /** Areas of a brand that need the call: with all of them switched off it answers `FEATURE_OFF`. */
  readonly features?: readonly FeatureFlag[];
  /** Refused to a member who may not play; calls without it work for everybody, e.g. withdrawals (R3). */
  readonly play?: PlayKind;
  readonly data: Schema;
  /**
   * Responds with a file of this type instead of an envelope, as a download (S10); `data` is undefined then. CSV is a
   * stream, and each export is audited.
   */
  readonly file?: 'image/jpeg' | 'text/csv';
  /** Responds with server-sent events until either side closes; `data` describes one event. */
  readonly stream?: true;
  /** The answer carries `meta`, see `page.ts`. */
  readonly paged?: true;
  /** Error codes beyond those any such call may answer, see `commonErrors.ts`. */
  readonly errors?: readonly ErrorCode[];
}

export type ContractArea = Readonly<Record<string, CallSpec>>;
