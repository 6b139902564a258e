import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallKey, callKeys } from '#schemas/api/contract';
import { flags as flagSchema } from '#schemas/brand/flags';
import { previewRoutes } from '#schemas/preview/routes';
import { readAnswer } from '@/api/answers/readAnswer';
import { baseApi } from '@/api/baseApi';
import { type Break, breaksOf, type NamedBreak, completeBreaks } from '@/testing/breakAnswer';
import { openSite } from '@/testing/openSite';
import { callMatcher } from '#scenarios/matchCall';
import { shipped } from '@/testing/shipped';

/** Broken responses that are indistinguishable to a page are tested once. */
interface Case {
  readonly key: CallKey;
  readonly broken: NamedBreak;
}

const flags = Object.fromEntries(Object.keys(flagSchema.properties).map((flag) => [flag, true]));
const brand = {
  flags: { ...shipped.flags, ...flags },
  embeds: { ...shipped.embeds, liveScore: 'https://a.example/', score: 'https://b.example/' },
};
const member = {
  member: 'level-2',
  account: 'full',
  deposit: 'PENDING',
  slip: 'REVIEW',
  withdrawal: 'PENDING',
  bounds: 'raise',
  checkIn: 'open',
  news: 'popup',
} as const;
/** `npm test` breaks every sixtieth part of an answer, other ones from page to page; `npm run prove` breaks all. */
const STEP = process.env['PROVE'] === '1' ? 1 : 60;

const match = callMatcher(callKeys);
const seen = new Set<CallKey>();

const errors: string[] = [];
const note = (event: Event) => {
  event.preventDefault();
  errors.push(String('reason' in event ? event.reason : (event as ErrorEvent).message));
};
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
});
afterEach(() => {
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
  vi.restoreAllMocks();
});

/** An open page whose responses can be broken one after another. */
async function openPage(path: string, access: string) {
  const breaks = new Map<CallKey, Break>();
  const answers = new Map<CallKey, unknown>();
  let pending = 0;
  const onAnswer = async (request: Request, answer: () => Promise<Response>) => {
    pending += 1;
    try {
      const response = await answer();
      const found = match(request.method, new URL(request.url).pathname);
      if (!found || !response.ok) return response;
      const envelope = (await response.json()) as { data: unknown };
      const broken = breaks.get(found.key);
      if (!broken) answers.set(found.key, envelope.data);
      else envelope.data = broken(envelope.data);
      return Response.json(envelope);
    } finally {
      pending -= 1;
    }
  };
  const onError = (error: unknown) => errors.push(String(error));
  const state = access === 'member' ? member : {};
  const { app } = await openSite(path, {}, brand, state, 'th', { onAnswer, onError });

  /** Waits until no request is pending and rendering is idle. */
  const settle = async () => {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      quiet = pending === 0 ? quiet + 1 : 0;
    }
  };
  await vi.waitFor(
    () => {
      if (!document.querySelector('h1, h2')) throw new Error('no page stands');
      if (document.querySelector('[aria-busy="true"]')) throw new Error('the page is loading');
    },
    { timeout: 20_000, interval: 10 },
  );
  // Waits for pages, their parts and their texts, which load in sequence.
  for (let before = '', same = 0; same < 3; ) {
    await vi.dynamicImportSettled();
    await settle();
    const now = `${document.body.innerHTML.length} ${answers.size}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }

  return {
    answers,
    /** Clears the cached responses and refetches them with these calls broken. */
    answerAgain: async (cases: readonly Case[]) => {
      breaks.clear();
      for (const { key, broken } of cases) breaks.set(key, broken.apply);
      app.store.dispatch(baseApi.util.resetApiState());
      await settle();
    },
  };
}

/** Cases of one call, without those that reach the page as an earlier case or as the valid response. */
function distinct(key: CallKey, data: unknown, all: readonly NamedBreak[], known: Set<string>): Case[] {
  return all.flatMap((broken) => {
    const read = JSON.stringify(readAnswer(key, { data: { data: broken.apply(data) } }));
    if (known.has(read)) return [];
    known.add(read);
    return [{ key, broken }];
  });
}

/** The layout around the page, whose parts appear as they load. */
const frame = () => [...document.querySelectorAll('header, nav')].filter((part) => !part.closest('main'));
const crash = () => errors.splice(0).join('; ') || document.querySelector('[data-crash]')?.textContent;
const nameOf = ({ key, broken }: Case) => `${key}: ${broken.name}`;

describe('API-06 no response crashes a page', () => {
  it.each(previewRoutes.map((route, turn) => ({ ...route, turn })))(
    '$path',
    async ({ path, access, turn }) => {
      const page = await openPage(path, access);
      expect(crash()).toBeFalsy();
      const around = frame();

      const complete: Case[][] = [];
      const together: Case[][] = [];
      const parts: Case[][] = [];
      for (const [key, data] of page.answers) {
        const right = readAnswer(key, { data: { data } });
        expect(right).toEqual({ data });
        const known = new Set([JSON.stringify(right)]);
        const broken = distinct(key, data, completeBreaks, known);
        // The calls of all pages break alone on the first page, and on the others at once, as parts of answers do.
        if (seen.has(key)) broken.forEach((one, at) => (together[at] ??= []).push(one));
        else complete.push(...broken.map((one) => [one]));
        seen.add(key);
        // A missing field affects one call only, so one case of each call is tested at once.
        distinct(key, data, breaksOf(data), known).forEach((one, at) => (parts[at] ??= []).push(one));
      }

      const failures: string[] = [];
      const attempt = async (cases: readonly Case[]) => {
        await page.answerAgain(cases);
        const crashed =
          crash() ?? (around.every((part) => part.isConnected) ? null : 'the page lost its frame');
        if (crashed) failures.push(`${cases.map(nameOf).join(' + ')} → ${crashed}`);
      };
      const covered = parts.filter((_, at) => (at + turn) % STEP === 0);
      for (const cases of [...complete, ...together, ...covered]) await attempt(cases);
      expect(failures).toEqual([]);
    },
  );

  it('covers most calls of the contract', () => {
    expect(seen.size).toBeGreaterThan(35);
  });
});
