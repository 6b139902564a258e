import { isRecord } from '#core/brand/json';
import { SIGNATURE_HEADER, signCall } from '#server/providers/kit/signature';
import { skewOf, type ChaosPort } from '../chaos/chaos';
import type { ProtocolContext } from './protocolContext';

/** A call of a provider to the platform. */
export interface PlatformCall {
  /** Whose key and faults it has. */
  readonly port: ChaosPort & ('transfers' | 'seamless');
  /** Id in `providers.json`. */
  readonly provider: string;
  /** Below `/api/provider/<provider>/`. */
  readonly path: string;
  readonly body: unknown;
}

export interface PlatformAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly data: unknown;
}

/** @throws Error when there is no answer. */
export type CallPlatform = (call: PlatformCall) => Promise<PlatformAnswer>;

const TIMEOUT_MS = 10_000;
const WRONG_KEY = 'not the key';

/**
 * Signed calls to the platform with the faults of their service.
 * @param platform its `apiUrl` is where the server listens, without a slash at the end.
 */
export function platformCalls(
  { clock, keys, chaos }: ProtocolContext,
  platform: { readonly apiUrl: string },
): CallPlatform {
  const post = async ({ port, provider, path, body }: PlatformCall): Promise<PlatformAnswer> => {
    const whole = JSON.stringify(body);
    const text = chaos.has(port, 'malformed') ? whole.slice(0, Math.ceil(whole.length / 2)) : whole;
    const seconds = Math.floor((clock.now().getTime() + skewOf(chaos, port)) / 1_000);
    const key = chaos.has(port, 'wrongSignature') ? WRONG_KEY : keys[port];
    const response = await fetch(`${platform.apiUrl}/api/provider/${provider}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signCall(key, text, seconds) },
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    const { code, data } = isRecord(answer) ? answer : {};
    return { status: response.status, code: typeof code === 'string' ? code : undefined, data };
  };
  return async (call) => {
    const { port } = call;
    if (chaos.has(port, 'outage')) throw new Error('The service is down.');
    if (chaos.has(port, 'slow')) await chaos.delay();
    const answers = await Promise.all(
      Array.from({ length: chaos.has(port, 'duplicate') ? 2 : 1 }, () => post(call)),
    );
    if (chaos.has(port, 'unknown')) throw new Error('The answer was lost.');
    const [answer] = answers;
    if (!answer) throw new Error('There is no answer.');
    return answer;
  };
}
