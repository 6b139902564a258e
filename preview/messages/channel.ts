/**
 * Messages between the studio and a frame (W3, preview point 18). Both ends are of one origin, and both ends use
 * this file: nothing is sent but to an exact origin, and nothing is accepted that does not come from that origin,
 * from the one expected window, in the agreed shape.
 */
interface ChannelOptions<In> {
  /** The window that listens: one's own. */
  readonly window: Window;
  /** The window at the other end, looked up at each message: a frame may be reloaded. Null: it is closed. */
  readonly target: () => Window | null;
  /** The exact origin of both ends, such as `location.origin`. */
  readonly origin: string;
  /** Compiled validator of accepted messages. */
  readonly validate: (data: unknown) => boolean;
  readonly onMessage: (message: In) => void;
}

export interface Channel<Out> {
  /** Sends to the other end; without one nothing happens, because its `ready` requests the state again. */
  send(message: Out): void;
  close(): void;
}

/** @throws RangeError where the origin is none, as inside a sandbox: `"null"` would fit every other sandbox. */
export function openChannel<In, Out>(options: ChannelOptions<In>): Channel<Out> {
  const { window, target, origin, validate, onMessage } = options;
  if (!/^https?:\/\/[^/*]+$/.test(origin)) throw new RangeError(`not an origin: ${origin}`);

  const onWindowMessage = (event: MessageEvent<unknown>) => {
    const other = target();
    if (event.origin !== origin || other === null || event.source !== other) return;
    if (validate(event.data)) onMessage(event.data as In);
  };
  window.addEventListener('message', onWindowMessage);

  return {
    send: (message) => target()?.postMessage(message, origin),
    close: () => window.removeEventListener('message', onWindowMessage),
  };
}
