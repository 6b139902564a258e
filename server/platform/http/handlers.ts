import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#schemas/brand/brand';
import type { StaffRole } from '#schemas/api/staffPermissions';
import type { CallKey, Calls, Contract } from '#schemas/api/contract';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { Origin } from '#server/platform/audit/audit';

/** The authenticated member of a call. */
export interface MemberIdentity {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly level: number;
  /** Available satang when the session was read: for display, never for decisions. */
  readonly available: number;
  readonly sessionId: string;
}

/** The authenticated staff member of a call. */
export interface StaffIdentity {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Roles that apply to the call: at its brand, or at any brand for calls that allow it. */
  readonly roles: readonly StaffRole[];
  /** The same roles with the brand of each; `*` stands for all brands. */
  readonly held: readonly { readonly brandId: string; readonly role: StaffRole }[];
  /** Whether log-in requires a second factor. */
  readonly secondFactor: boolean;
  /** The identity provider of this session answers for the second factor. */
  readonly factorByProvider: boolean;
  /** Whether they have a password. */
  readonly password: boolean;
  readonly loggedInAt: Date;
  readonly sessionId: string;
}

interface Identities {
  readonly public: unknown;
  readonly member: { readonly member: MemberIdentity };
  readonly staff: { readonly staff: StaffIdentity };
}

/** Context of a money effect in addition to its transaction. */
export interface EffectAbout {
  /** Permanent reference of the request for the ledger's `clientRef`; undefined when the client sent no key. */
  readonly clientRef: string | undefined;
}

/** The response of a money call: only `money` creates one, so no money call can bypass idempotency. */
export interface MoneyAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly replayed: boolean;
}

/**
 * Runs the effect of a money call and stores its response under the client's `Idempotency-Key`, in one transaction.
 * The effect may run more than once, so it must only use the database.
 */
export interface Money<D> {
  (
    effect: (trx: Transaction, about: EffectAbout) => Promise<D>,
    /** Input of the effect in addition to params, query and body: the hash of an uploaded file. */
    content?: string,
  ): Promise<MoneyAnswer>;
  /**
   * Permanent reference of the request for work outside of the transaction; undefined when the client sent no key.
   * @throws AppError IDEMPOTENCY_KEY_INVALID.
   */
  clientRef(): string | undefined;
}

/** Data and paging of a paged call. */
export interface Paged<K extends CallKey> {
  readonly data: Calls[K]['data'];
  readonly meta: Calls[K]['meta'];
}

interface CallContext<K extends CallKey> {
  readonly key: K;
  readonly params: Calls[K]['params'];
  readonly query: NonNullable<Calls[K]['query']>;
  readonly body: Calls[K]['body'];
  readonly brand: Brand;
  /** Time of the call by the server's clock; use it for everything that the call writes. */
  readonly now: Date;
  /** Client address as resolved through trusted proxies. */
  readonly ip: string;
  readonly traceId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Context<K extends CallKey> = CallContext<K> &
  Identities[Contract[K]['access']] &
  (Contract[K] extends { money: true } ? { readonly money: Money<Calls[K]['data']> } : unknown);

type Answer<K extends CallKey> = Contract[K] extends { money: true }
  ? MoneyAnswer
  : Contract[K] extends { file: 'image/jpeg' }
    ? Buffer
    : Contract[K] extends { stream: true } | { file: 'text/csv' }
      ? Readable
      : Contract[K] extends { paged: true }
        ? Paged<K>
        : Calls[K]['data'];

/** Handles one call of the contract; throws the errors of `fail`. */
export type Handler<K extends CallKey> = (context: Context<K>) => Promise<Answer<K>> | Answer<K>;

/** The handlers of these calls, as a module's `xxxHandlers(deps)` returns them. */
export type Handlers<K extends CallKey> = { readonly [P in K]: Handler<P> };

export type AllHandlers = Handlers<CallKey>;

/**
 * For calls that name a member: only the caller's own id is accepted.
 * @throws AppError NOT_FOUND, the same as for an unknown id.
 */
export function requireSelf(
  member: MemberIdentity,
  named: { readonly uuid?: string; readonly username?: string },
): void {
  const sameId = named.uuid === undefined || named.uuid.toLowerCase() === member.id;
  const sameName = named.username === undefined || named.username.toLowerCase() === member.username;
  if (!sameId || !sameName) throw fail('NOT_FOUND');
}

/** The parts of a staff call that the audit trail needs. */
export interface StaffCall {
  readonly staff: StaffIdentity;
  readonly ip: string;
  readonly traceId: string;
  readonly now: Date;
}

/** @returns the staff member as actor for the audit entry. */
export function staffOrigin({ staff, ip, traceId, now }: StaffCall) {
  return { actor: { kind: 'STAFF', id: staff.id }, ip, traceId, now } as const;
}

/** An action of a staff member at a brand. */
export interface StaffAct {
  readonly brandId: string;
  readonly origin: Omit<Origin, 'actor'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}
