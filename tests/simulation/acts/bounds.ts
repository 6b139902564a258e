import { limitStep, setLimit, takeBreak } from '../model/bounds';
import { DAY } from '../model/state';
import { byMember } from './act';
import type { Acts } from './act';
import { says } from './games';

/** Longer than any run. */
const MONTHS = 6;
const EXCLUDED_MS = 180 * DAY;

/** Responsible gambling actions of members. */
export const bounds: Acts<'limit' | 'limitStep' | 'timeOut' | 'exclude' | 'answerCheck'> = {
  limit: (run, { who, period, baht }) =>
    byMember(run, {
      who,
      key: 'POST /api/auth/responsible-play/limit',
      input: { body: { period, amount: baht } },
      rule: () => setLimit(run.state, who, period, baht),
    }),
  limitStep: (run, { who, period, step }) =>
    byMember(run, {
      who,
      key: `POST /api/auth/responsible-play/limit/${step}`,
      input: { body: { period } },
      rule: (member) => limitStep(run.state, member, period, step),
    }),
  timeOut: (run, { who, days }) => {
    says(run.world, 'DONE');
    return byMember(run, {
      who,
      key: 'POST /api/auth/responsible-play/time-out',
      input: { body: { days } },
      rule: () => takeBreak(run.state, who, 'TIME_OUT_ACTIVE', run.state.now + days * DAY),
    });
  },
  exclude: (run, { who, right }) => {
    says(run.world, 'DONE');
    const password = right ? (run.world.people[who]?.password ?? '') : 'not-the-password';
    return byMember(run, {
      who,
      key: 'POST /api/auth/responsible-play/self-exclusion',
      input: { body: { months: MONTHS, password } },
      rule: () =>
        right ? takeBreak(run.state, who, 'SELF_EXCLUDED', run.state.now + EXCLUDED_MS) : 'PASSWORD_WRONG',
    });
  },
  answerCheck: (run, { who, goOn }) =>
    byMember(run, {
      who,
      key: 'POST /api/auth/responsible-play/reality-check/answer',
      input: { body: { goOn } },
      rule: (member) => {
        const { playSession } = member;
        if (playSession?.since !== undefined)
          member.playSession = goOn
            ? { since: run.state.now, seenAt: run.state.now }
            : { since: undefined, seenAt: playSession.seenAt };
        return 'OK';
      },
    }),
};
