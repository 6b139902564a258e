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
