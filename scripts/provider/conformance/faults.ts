import type { PortTypes } from '#server/providers/kit/defineAdapter';
import { ensure, show, Skipped, type Check } from './check';
import type { Conditions, Subject } from './subject';

/** A call of a port, and which of its answers are a result. */
export interface Operation<P extends keyof PortTypes> {
  readonly name: string;
  readonly call: (service: PortTypes[P], signal: AbortSignal) => Promise<unknown>;
  /** False for an answer that says that nothing is known; an exception always says so. */
  readonly isResult: (answer: unknown) => boolean;
  /** Bodies of an answer 200 that cannot be one of this service; none where the body is not read. */
  readonly malformed?: readonly string[];
}

const MALFORMED = ['', 'null', '[]', '{}', '"ok"', '<html>', '{"status":'];
const ERRORS = [401, 403, 429, 500, 502, 503];
/** Time limit under which a silent service is tried, in ms. */
const SHORT_MS = 200;

/** What the port promises when the service fails. The failures are made here, so that they need nothing of the service. */
export function faultChecks<P extends keyof PortTypes>(
  ...operations: readonly Operation<P>[]
): Check<Subject<P>>[] {
  return operations.flatMap((operation) => {
    const remainsUnknown = async (subject: Subject<P>, what: string, conditions: Conditions) => {
      let asked = 0;
      const { request } = conditions;
      const watched: Conditions = {
        ...conditions,
        request: (forward, signal, sent) => {
          asked += 1;
          return request ? request(forward, signal, sent) : forward();
        },
      };
      const answer = await known(subject, operation, watched);
      if (asked === 0) throw new Skipped('the adapter makes no request with the `fetch` of its context');
      ensure(answer === undefined, `After ${what} the adapter answered ${show(answer)}.`);
    };
    const reply = (status: number, body: string): Conditions => ({
      request: () =>
        Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } })),
    });
    const { malformed = MALFORMED } = operation;
    const malformedCheck: Check<Subject<P>> = {
      name: `${operation.name}: a malformed answer is no result`,
      remedy:
        'Validate each field that the result needs; in settings, list conditions that only a real answer fulfils.',
      run: async (subject) => {
        for (const body of malformed)
          await remainsUnknown(subject, `the body ${show(body)}`, reply(200, body));
      },
    };
    return [
      {
        name: `${operation.name}: an error answer is no result`,
        remedy: 'Take only the documented answers for a result, and throw for any other one.',
        run: async (subject) => {
          for (const status of ERRORS)
            for (const body of ['', '{}', '<html>'])
              await remainsUnknown(subject, `HTTP ${status}`, reply(status, body));
        },
      },
      ...(malformed.length > 0 ? [malformedCheck] : []),
      {
        name: `${operation.name}: a broken connection leaves the outcome unknown`,
        remedy: 'Let the error of `fetch` pass, or answer that the outcome is unknown.',
        run: (subject) =>
          remainsUnknown(subject, 'a broken connection', {
            request: () => Promise.reject(new TypeError('fetch failed')),
          }),
      },
      {
        name: `${operation.name}: a silent service ends with the time limit`,
        remedy: 'Make every request with the `fetch` of the context, which ends with the call.',
        run: (subject) =>
          remainsUnknown(subject, 'no answer', {
            limitMs: SHORT_MS,
            request: (_forward, signal) =>
              new Promise((_resolve, reject) => {
                signal.addEventListener('abort', () => {
                  reject(signal.reason as Error);
                });
              }),
          }),
      },
    ] satisfies Check<Subject<P>>[];
  });
}

/** The result that the adapter gives, undefined when it gives none. */
async function known<P extends keyof PortTypes>(
  subject: Subject<P>,
  { call, isResult }: Operation<P>,
  conditions: Conditions,
): Promise<unknown> {
  let answer: unknown;
  try {
    answer = await subject.call(call, conditions);
  } catch (error) {
    // The call does not exist, or ignores its signal.
    if (error instanceof Skipped || (error instanceof Error && error.message.includes('did not end')))
      throw error;
    return undefined;
  }
  return isResult(answer) ? (answer ?? 'success') : undefined;
}

/** The service refuses calls with a wrong key. */
export function keyCheck<P extends keyof PortTypes>(operation: Operation<P>): Check<Subject<P>> {
  return {
    name: `${operation.name}: a wrong key is refused`,
    remedy: 'Answer 401 to calls with a wrong key or signature, and nothing that looks like a result.',
    run: async (subject) => {
      if (!subject.hasSecrets) throw new Skipped('the adapter has no secret');
      const answer = await known(subject, operation, { wrongSecrets: true });
      ensure(answer === undefined, `With a wrong key the service answered ${show(answer)}.`);
    },
  };
}

/** The service refuses signatures that are ten minutes old or early. */
export function clockCheck<P extends keyof PortTypes>(operation: Operation<P>): Check<Subject<P>> {
  return {
    name: `${operation.name}: a signature of ten minutes ago, or of then, is refused`,
    remedy:
      'Refuse a time `t` that differs from your clock by more than five minutes; keep your clock in step by NTP.',
    run: async (subject) => {
      for (const minutes of [-10, 10]) {
        const answer = await known(subject, operation, { skewMs: minutes * 60_000 });
        ensure(answer === undefined, `Signed ${minutes} minutes off, the service answered ${show(answer)}.`);
      }
    },
  };
}
