import { SignInError } from '#server/providers/ports/staffLogin';
import { ensure, show, type Check } from '../check';
import type { Subject } from '../subject';

type Logins = Subject<'staffLogin'>;

/** A person has to sign in for the rest: try it in the studio. */
export const staffLoginChecks: readonly Check<Logins>[] = [
  {
    name: 'contract: a sign-in begins at an https page with a state of its own',
    remedy: 'Correct `issuer`: its /.well-known/openid-configuration has to be reachable from here.',
    run: async (subject) => {
      const begun = await Promise.all([0, 1].map(() => subject.call((service) => service.begin())));
      const [first, second] = begun;
      ensure(first !== undefined && second !== undefined, 'No sign-in began.');
      const { protocol, hostname } = new URL(first.url);
      ensure(
        protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname),
        `The page is ${first.url}.`,
      );
      ensure(
        first.state !== second.state && first.nonce !== second.nonce,
        'Two sign-ins have the same state.',
      );
    },
  },
  {
    name: 'signature: an answer of another sign-in, or without a valid code, signs nobody in',
    remedy: 'Compare the state, and verify the code at the provider.',
    run: async (subject) => {
      const { url: _url, ...flow } = await subject.call((service) => service.begin());
      for (const answer of ['', `state=${flow.state}&code=invented`, 'state=other&code=invented']) {
        const error = await subject
          .call((service) => service.finish(flow, answer))
          .then(
            (identity) => identity,
            (reason: unknown) => reason,
          );
        ensure(error instanceof SignInError, `The answer "${answer}" came to ${show(error)}.`);
      }
    },
  },
];
