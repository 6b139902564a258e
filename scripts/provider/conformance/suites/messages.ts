import { ensure, Skipped, type Check } from '../check';
import { faultChecks, type Operation } from '../faults';
import type { Subject } from '../subject';

type Sms = Subject<'sms'>;
type Email = Subject<'email'>;

const TEXT = 'ทดสอบการเชื่อมต่อ Sala';
const sending: Operation<'sms'> = {
  name: 'send',
  call: (service) => service.send({ to: '+66800000000', text: TEXT }),
  isResult: () => true,
  // Some gateways accept a message with an empty answer, or with any JSON.
  malformed: ['<html>', '{"status":'],
};

/** Samples: phone (+66812345678). */
export const smsChecks: readonly Check<Sms>[] = [
  {
    name: 'contract: a message with Thai text is accepted',
    remedy: 'Describe the answer of an accepted message in `accepted`; send Thai as UTF-8.',
    movesMoney: true,
    run: async (subject) => {
      await subject.call((service) => service.send({ to: subject.sample('phone'), text: TEXT }));
    },
  },
  {
    name: 'send: a wrong key is refused',
    remedy: 'Answer 401 to a wrong key.',
    movesMoney: true,
    run: async (subject) => {
      const to = subject.sample('phone');
      const sent = subject.call((service) => service.send({ to, text: TEXT }), { wrongSecrets: true });
      ensure(await isRefused(sent), 'A message with a wrong key was accepted.');
    },
  },
  {
    name: 'contract: a number that does not exist is refused',
    remedy:
      'Describe in `accepted` only the answer of an accepted message, by a field of the body and not by status 200.',
    movesMoney: true,
    run: async (subject) => {
      const sent = subject.call((service) => service.send({ to: '+66', text: TEXT }));
      ensure(await isRefused(sent), 'A message to the number "+66" was accepted.');
    },
  },
  ...faultChecks(sending),
];

/** Samples: to (an e-mail address of yours). */
export const emailChecks: readonly Check<Email>[] = [
  {
    name: 'contract: a message with Thai text is accepted',
    remedy: 'Correct host, port, security, user and password.',
    run: async (subject) => {
      const to = subject.sample('to');
      await subject.call((service) =>
        service.send({ to, subject: TEXT, text: TEXT, html: `<p>${TEXT}</p>` }),
      );
    },
  },
  {
    name: 'send: a wrong password is refused',
    remedy: 'Require authentication: an open relay sends for anybody.',
    run: async (subject) => {
      if (!subject.hasSecrets) throw new Skipped('the server needs no password');
      const to = subject.sample('to');
      const message = { to, subject: TEXT, text: TEXT, html: `<p>${TEXT}</p>` };
      const sent = subject.call((service) => service.send(message), { wrongSecrets: true });
      ensure(await isRefused(sent), 'A message with a wrong password was accepted.');
    },
  },
];

const isRefused = (sent: Promise<void>): Promise<boolean> =>
  sent.then(
    () => false,
    () => true,
  );
