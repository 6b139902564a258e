/** Sends messages of one kind for brands. */
export interface Messages<M> {
  /** The brand's way to send, null without a provider. `*` stands for the installation. */
  of(brandId: string): Sender<M> | null;
}

export interface Sender<M> {
  /** @throws Error when no provider accepts the message. */
  send(message: M): Promise<void>;
}

export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  /** The same content as plain text and as HTML. */
  readonly text: string;
  readonly html: string;
}

/** Sends e-mail. */
export interface Email {
  /** @throws Error when the mail server does not accept the message. */
  send(message: EmailMessage): Promise<void>;
}

/** A text message to a phone. */
export interface SmsMessage {
  /** E.164, a Thai mobile number. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. */
export interface Sms {
  /** @throws Error when the gateway does not accept the message. */
  send(message: SmsMessage): Promise<void>;
}
