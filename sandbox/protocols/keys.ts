import { createToken } from '#server/platform/crypto/token';
import { chaosPorts, type ChaosPort } from '../chaos/chaos';

/** The key that a service of the sandbox shares with the platform. */
export type SandboxKeys = Readonly<Record<ChaosPort, string>>;

/** Variables of the environment to which `sandbox/providers.json` refers. */
const variables: SandboxKeys = {
  slips: 'SANDBOX_SLIPS_KEY',
  bankNames: 'SANDBOX_NAMES_KEY',
  payouts: 'SANDBOX_PAYOUTS_KEY',
  promptpay: 'SANDBOX_QR_KEY',
  transfers: 'SANDBOX_TRANSFERS_KEY',
  games: 'SANDBOX_GAMES_KEY',
  seamless: 'SANDBOX_SEAMLESS_KEY',
  sms: 'SANDBOX_SMS_KEY',
  email: 'SANDBOX_EMAIL_KEY',
};

/** New keys, for one run of the demo. */
export function createKeys(): SandboxKeys {
  return Object.fromEntries(chaosPorts.map((port) => [port, createToken()])) as Record<ChaosPort, string>;
}

/** The keys as the server's environment has to have them. */
export function keysAsEnv(keys: SandboxKeys): Record<string, string> {
  return Object.fromEntries(chaosPorts.map((port) => [variables[port], keys[port]]));
}
