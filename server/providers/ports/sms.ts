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
