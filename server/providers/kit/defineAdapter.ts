import type { FastifyBaseLogger } from 'fastify';
import type { FromSchema, JsonSchema } from '#schemas/common/schemaBuilders';
import type { PortName } from '#schemas/providers/providersFile';
import type { Clock } from '#server/platform/clock';
import type { FileStore } from '#server/platform/files/fileStore';
import type { TransferSource } from '../ports/transferSource';
import type { BankNames } from '../ports/bankNames';
import type { Email, Sms } from '../ports/messages';
import type { GameProvider } from '../ports/gameProvider';
import type { Payouts } from '../ports/payouts';
import type { PromptPay } from '../ports/promptPay';
import type { SlipVerifier } from '../ports/slipVerifier';
import type { StaffLogin } from '../ports/staffLogin';
import type { WebhookReceiver } from '../ports/webhookReceiver';
import type { ProviderFetch } from './providerFetch';

/** What an adapter of each port implements. */
export interface PortTypes {
  readonly slips: SlipVerifier;
  readonly transfers: TransferSource;
  readonly payouts: Payouts;
  readonly promptpay: PromptPay;
  readonly bankNames: BankNames;
  readonly games: GameProvider;
  readonly sms: Sms;
  readonly email: Email;
  readonly webhooks: WebhookReceiver;
  readonly staffLogin: StaffLogin;
  readonly files: FileStore;
}

/** Names of secrets; one that ends in `?` may be left out. */
type Secrets<N extends string> = {
  readonly [K in N as K extends `${string}?` ? never : K]: string;
} & { readonly [K in N as K extends `${infer Name}?` ? Name : never]?: string };

/** What an adapter works with. */
export interface AdapterContext<Settings = unknown, S = Readonly<Record<string, string>>> {
  /** The provider's id in `providers.json`. */
  readonly id: string;
  readonly settings: Settings;
  readonly secrets: S;
  /** Requests to the provider; each ends with the call that it belongs to, and its status is recorded. */
  readonly fetch: ProviderFetch;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** An adapter as the registry sees it. */
export interface Adapter {
  readonly port: PortName;
  readonly settings: JsonSchema;
  readonly secrets: readonly string[];
  create(context: AdapterContext): unknown;
}

/** A mistake in settings that their schema cannot express. The message is for the person who wrote them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * The export `adapter` of `server/providers/<port>/<name>/adapter.ts`.
 * @param definition its `create` may throw `SettingsError`.
 */
export function defineAdapter<
  P extends keyof PortTypes,
  const S extends JsonSchema,
  const N extends string = never,
>(definition: {
  readonly port: P;
  /** Schema of `settings`; its values are validated at the start. */
  readonly settings: S;
  readonly secrets?: readonly N[];
  readonly create: (context: AdapterContext<FromSchema<S>, Secrets<N>>) => PortTypes[P];
}): Adapter {
  const { port, settings, secrets = [], create } = definition;
  return { port, settings, secrets, create };
}
