import type { FileStores } from '#server/platform/files/fileStore';
import type { PlatformDeps } from '#server/platform/http/platformDeps';
import type { ProviderCaller } from './calls/providerCaller';
import type { Connections } from './connectProviders';
import type { IncomingTransfer } from './ports/bankFeed';
import type { BankNames } from './ports/bankNames';
import type { EmailMessage, Messages, SmsMessage } from './ports/messages';
import type { GameProvider } from './ports/gameProvider';
import type { Payout, PayoutResult } from './ports/payouts';
import type { PromptPay, QrCode, QrOrder } from './ports/promptPay';
import type { SlipQuestion } from './ports/slipVerifier';
import type { StaffLogin } from './ports/staffLogin';
import type { LookUp } from './slips/readAnswer';

/** Everything that handlers and jobs work with, built once by `buildApp`. */
export interface Deps extends PlatformDeps {
  readonly ports: Ports;
  readonly providers: Providers;
}

/** The connected outside services themselves, for those who watch and switch them. */
export interface Providers {
  readonly connections: Connections;
  readonly caller: ProviderCaller;
}

/**
 * Outside services as the modules use them: each call goes to the providers of its brand. Without a provider nothing
 * pretends: members type their names, slips wait for staff, payouts are made manually, and there are no games.
 */
export interface Ports {
  readonly slips: {
    /** Always answers within the time limits; never throws for a provider. */
    lookUp(question: SlipQuestion & { readonly brandId: string; readonly slipId: string }): Promise<LookUp>;
  };
  readonly transfers: {
    /** Unacknowledged transfers of all feeds that answer. */
    newTransfers(): Promise<readonly IncomingTransfer[]>;
  };
  readonly payouts: PayoutPort;
  readonly promptPay: PromptPayPort;
  readonly bankNames: {
    /** @returns null for an unknown account, and when no provider answers. */
    find(account: Parameters<BankNames['find']>[0] & { readonly brandId: string }): Promise<string | null>;
  };
  readonly files: FileStores;
  /** All game providers that brands use. */
  readonly games: readonly GameProvider[];
  readonly sms: Messages<SmsMessage>;
  readonly email: Messages<EmailMessage>;
  readonly staffLogin: {
    /** Identity providers of staff that are switched on, in the order of their buttons. */
    connected(): Promise<readonly StaffLogin[]>;
  };
  /** The brand's game providers, in the order in which their games are shown. */
  gamesOf(brandId: string): readonly GameProvider[];
}

export interface PromptPayPort {
  /** The provider that gets the brand's next order; null without one. */
  firstOf(brandId: string): Promise<Pick<PromptPay, 'receiver' | 'needsPromptPayId'> | null>;
  /** @returns the code and who made it; null when no provider of the brand has one for this account. */
  create(order: QrOrder & { readonly brandId: string; readonly requestId: string }): Promise<MadeCode | null>;
}

export interface MadeCode extends QrCode {
  readonly provider: string;
  readonly reference: string;
}

export interface PayoutPort {
  /** Providers that may get the brand's next order, in the order of preference. */
  providersOf(brandId: string): Promise<readonly string[]>;
  /**
   * Gives the order to this provider, or reads its result where it may have been given before. An unknown result is
   * PENDING.
   * @throws ProviderUnavailable when nothing was sent.
   */
  pay(
    provider: string,
    payout: Payout & { readonly brandId: string; readonly isRepeated: boolean },
  ): Promise<PayoutResult>;
}
