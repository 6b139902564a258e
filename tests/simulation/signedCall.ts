import { DAY_MS } from '#core/time/durations';
import { SIGNATURE_HEADER, signCall } from '#server/providers/kit/signature';
import type { World } from './world';

export const PROVIDER_KEY = 'key-of-the-provider';

/** How a call arrives; see `operations.ts`. */
export type Delivery = 'once' | 'twice' | 'forged' | 'old';

/** What a call with this delivery is refused with before it is read. */
export const refusals: Readonly<Partial<Record<Delivery, string>>> = {
  forged: 'SIGNATURE_WRONG',
  old: 'SIGNATURE_EXPIRED',
};

interface Answered {
  /** `OK` or the code of the refusal. */
  readonly code: string;
  readonly data: unknown;
}

/** Makes a provider's call; `twice` with the same bytes, which must get the same answer if `isIdempotent`. */
export async function signedCall(
  world: World,
  path: string,
  content: object,
  { delivery, isIdempotent = false }: { readonly delivery: Delivery; readonly isIdempotent?: boolean },
): Promise<Answered> {
  const { app, clock } = world.t;
  const payload = JSON.stringify(content);
  const at = clock.now().getTime() - (delivery === 'old' ? DAY_MS : 0);
  const key = delivery === 'forged' ? 'another-key' : PROVIDER_KEY;
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signCall(key, payload, Math.floor(at / 1_000)),
  };
  const post = () => app.inject({ method: 'POST', url: `/api/provider/${path}`, headers, payload });
  const first = await post();
  if (delivery === 'twice') {
    const second = await post();
    if (isIdempotent && second.payload !== first.payload)
      return { code: `${first.payload}, then ${second.payload}`, data: undefined };
  }
  const { code = 'OK', data } = JSON.parse(first.payload) as { code?: string; data?: unknown };
  return { code, data };
}
