import { createParser, type EventSourceMessage } from 'eventsource-parser';

interface Options {
  readonly url: string;
  readonly token: string;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** Whether events arrive; false asks for polling. */
  readonly onState: (isLive: boolean) => void;
}

/** Without a heartbeat for so long, in ms, the connection counts as dead. */
const SILENCE = 60_000;
const [SHORTEST, LONGEST] = [1_000, 30_000];

/** Follows an event stream until the returned function is called; reconnects after the last received event. */
export function followEvents(options: Options): () => void {
  const ended = new AbortController();
  let lastId = '';
  let delay = SHORTEST;
  const connect = async (): Promise<void> => {
    await readOnce({ ...options, lastId }, ended.signal, (event) => {
      lastId = event.id ?? lastId;
      delay = SHORTEST;
      options.onState(true);
      options.onEvent(event);
    }).catch(() => undefined);
    if (ended.signal.aborted) return;
    options.onState(false);
    setTimeout(() => void connect(), delay);
    delay = Math.min(LONGEST, delay * 2);
  };
  void connect();
  return () => ended.abort();
}

async function readOnce(
  { url, token, lastId }: Options & { readonly lastId: string },
  ended: AbortSignal,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  if (ended.aborted) return;
  const connection = new AbortController();
  const abort = () => connection.abort();
  ended.addEventListener('abort', abort);
  let silence = setTimeout(abort, SILENCE);
  try {
    const answer = await fetch(url, {
      signal: connection.signal,
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        ...(lastId !== '' && { 'Last-Event-ID': lastId }),
      },
    });
    if (!answer.ok || !answer.body) return;
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    const parser = createParser({ onEvent });
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE);
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    ended.removeEventListener('abort', abort);
  }
}
