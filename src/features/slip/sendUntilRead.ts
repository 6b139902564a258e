interface Answer {
  readonly error?: { readonly code: string } | undefined;
}

/** Delay in milliseconds before each retry. */
const PAUSES = [2_000, 4_000, 8_000, 8_000];

/**
 * Retries a slip that the server had no time to read, which is no evidence of a bad image. The button shows progress
 * meanwhile.
 */
export async function sendUntilRead<A extends Answer>(
  send: () => Promise<A>,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<A> {
  let answer = await send();
  for (const ms of PAUSES) {
    if (answer.error?.code !== 'SLIP_READ_LATER') return answer;
    await pause(ms);
    answer = await send();
  }
  return answer;
}
