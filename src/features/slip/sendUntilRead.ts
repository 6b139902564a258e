interface Answer {
  readonly error?: { readonly code: string } | undefined;
}

/** Milliseconds before each further try. */
const PAUSES = [2_000, 4_000, 8_000, 8_000];

/**
 * Sends a slip again by itself while the server had no time to read it, which says nothing about the picture. The
 * member sees the button at work meanwhile.
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
