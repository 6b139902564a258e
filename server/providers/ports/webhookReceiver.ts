import type { WebhookEvent } from '#schemas/webhooks/events';

/** An event on its way to a receiver. */
export interface WebhookMessage {
  /** The same for each repetition. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/** Receives events by outgoing calls. */
export interface WebhookReceiver {
  /** What it receives; every event when undefined. */
  readonly events?: readonly WebhookEvent[] | undefined;
  /** @throws Error when the receiver does not accept the message. */
  send(message: WebhookMessage): Promise<void>;
}
