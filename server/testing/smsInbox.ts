import type { Sms, SmsMessage } from '#server/providers/ports/messages';
import { eventually } from './eventually';

interface SmsInbox extends Sms {
  /** @param phone E.164; oldest first. */
  textsTo(phone: string): readonly string[];
  /** The code of the n-th message to this phone number, once it has come. */
  codeTo(phone: string, n?: number): Promise<string>;
}

/** A gateway that accepts every message and keeps it. */
export function smsInbox(): SmsInbox {
  const messages: SmsMessage[] = [];
  const textsTo = (phone: string) => messages.filter(({ to }) => to === phone).map(({ text }) => text);
  return {
    send: (message) => {
      messages.push(message);
      return Promise.resolve();
    },
    textsTo,
    codeTo: async (phone, n = 1) => {
      await eventually(() => textsTo(phone).length).toBe(n);
      return /\b\d{6}\b/.exec(textsTo(phone).at(-1) ?? '')?.[0] ?? '';
    },
  };
}
