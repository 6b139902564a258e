import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#schemas/brand/brand';
import type { StaffRole } from '#schemas/api/callSpec';
import type { CallKey, Calls, Contract } from '#schemas/api/contract';
import type { Transaction } from '#server/platform/db/transaction';

/** The member whose session a call carries. */
export interface MemberIdentity {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly level: number;
  /** Satang that they may spend, as the session was looked up: to show, never to decide by (M15). */
  readonly available: number;
  readonly sessionId: string;
}

/** The staff member whose session a call carries. */
export interface StaffIdentity {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Roles that count for the call: at its brand, or at any for calls that say so. */
  readonly roles: readonly StaffRole[];
  /** The same roles with the brand of each; `*` stands for all brands. */
  readonly held: readonly { readonly brandId: string; readonly role: StaffRole }[];
  /** Whether log-in asks for a code (A10). */
  readonly secondFactor: boolean;
  readonly sessionId: string;
}

interface Identities {
  readonly public: unknown;
  readonly member: { readonly member: MemberIdentity };
  readonly staff: { readonly staff: StaffIdentity };
}

/** What an effect of money gets beside its transaction. */
export interface EffectAbout {
  /** Permanent name of this request, for the ledger's `clientRef` (M8); none when the client sent no key. */
  readonly clientRef: string | undefined;
}

/** The answer of a money call: only `money` makes one, so no money call can go round idempotency. */
export interface MoneyAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly replayed: boolean;
}

/**
 * Runs the effect of a money call and keeps its answer under the client's `Idempotency-Key`, all in
 * one transaction (M6 to M9). The effect may run more than once (M23): database work only.
 */
export interface Money<D> {
  (
    effect: (trx: Transaction, about: EffectAbout) => Promise<D>,
    /** What decides the effect beside params, query and body: the hash of an uploaded file. */
    content?: string,
  ): Promise<MoneyAnswer>;
  /**
   * Permanent name of this request, for what a call does outside of the transaction before it answers; none when
   * the client sent no key.
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
  /** The instant of the call by the server's clock: use it for everything that the call writes. */
  readonly now: Date;
  /** Address of the client, by the trusted proxies. */
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
  : Contract[K] extends { file: string }
    ? Buffer
    : Contract[K] extends { paged: true }
      ? Paged<K>
      : Calls[K]['data'];

/** Answers one call of the contract, or throws what `fail` makes. */
export type Handler<K extends CallKey> = (context: Context<K>) => Promise<Answer<K>> | Answer<K>;

/** The handlers of these calls: what an area's `xxxHandlers(deps)` returns. */
export type Handlers<K extends CallKey> = { readonly [P in K]: Handler<P> };

export type AllHandlers = Handlers<CallKey>;
