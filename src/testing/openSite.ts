import * as React from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter } from '@/lib/router';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { initialState, type PreviewState } from '#schemas/preview/state';
import type { Transport } from '@/api/transport';
import { mountMemberApp } from '@/app/mountMemberApp';
import { openScenario } from '#scenarios/openScenario';
import { scenarioEnvironment } from '#scenarios/scenarioEnvironment';
import { shipped } from './shipped';

import '#schemas/api/memberErrors';
/*
 * All pages and texts. A tap of `user` runs in React's `act`, which renders again and again without yielding until the
 * next page is there, so a module that must be compiled first would never arrive.
 */
import.meta.glob(
  [
    '../app/{layouts,routes,sections,status}/**/*.tsx',
    '../{features,ui}/**/*.tsx',
    '../i18n/locales/*/*.json',
    '!**/*.test.tsx',
  ],
  { eager: true },
);

export type Answer = readonly [status: number, body: object];
/** By `'METHOD /path'`, with the path decoded; a promise delays the response. */
export type Answers = Readonly<Record<string, Answer | Promise<Answer>>>;

export const ok = (data: unknown): Answer => [200, { status: 200, message: 'success', data }];
export const fail = (status: number, code: string, message: string, errors?: object): Answer => [
  status,
  { status, code, message, ...(errors && { errors }) },
];

/** The production build of React has no `act`. */
const update = process.env['NODE_ENV'] === 'production' ? flushSync : React.act;

interface Hooks {
  /** Middleware between the scenario and the app. */
  readonly onAnswer?: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
  /** Receives errors that an error boundary caught. */
  readonly onError?: (error: unknown) => void;
}

const userSetting = {
  bonusRate: 10,
  bonusRate2: 5,
  bonusTimeStart: '12:00:00',
  bonusTimeEnd: '13:00:00',
  bonusTimeStart2: '20:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus: 25,
  endNumberBonus2: 50,
  bonusMax: 500,
};

/**
 * Opens the complete site at an address on a scenario: an empty account unless `state` overrides it. `answers` take
 * precedence over the scenario; requests are recorded.
 */
export async function openSite(
  startAt: string,
  answers: Answers = {},
  brand: Partial<Brand> = {},
  state: Partial<PreviewState> = {},
  language: 'th' | 'en' = 'th',
  hooks: Hooks = {},
) {
  const calls: { readonly key: string; readonly body: unknown }[] = [];
  const shown = { ...shipped, contacts: { line1: '@sala', line2: '' }, bonus: userSetting, ...brand };
  const scenario = openScenario({ state: { ...initialState, account: 'empty', ...state }, brand: shown });
  const environment = scenarioEnvironment(scenario, language);
  const transport: Transport = async (input, init) => {
    const request = new Request(input, init);
    const key = `${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`;
    calls.push({
      key,
      body: await request
        .clone()
        .json()
        .catch(() => null),
    });
    const answer = answers[key];
    const { onAnswer } = hooks;
    if (!answer)
      return onAnswer ? onAnswer(request, () => scenario.transport(request)) : scenario.transport(request);
    const [status, body] = await answer;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  const app = await withoutAct(() =>
    mountMemberApp({
      element: document.body.appendChild(document.createElement('div')),
      Router: ({ children }) => React.createElement(MemoryRouter, { initialEntries: [startAt] }, children),
      brand: shown,
      environment: { ...environment, transport },
      ...(hooks.onError && { onError: hooks.onError }),
    }),
  );
  // Registered for each call, because a hook of this module would run in only the first file that imports it.
  onTestFinished(async () => {
    await withoutAct(async () => app.unmount());
    document.body.replaceChildren();
  });
  return {
    app,
    /** Publishes another revision of the brand to an open site. */
    publish: (next: Partial<Brand>) => {
      scenario.setBrand({ ...shown, ...next });
      update(() => app.setBrand({ ...shown, ...next }));
    },
    // A dialog becomes interactive one render after its first, which no user is fast enough to notice.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Every call that was made, as `'METHOD /path'`. */
    asked: () => calls.map(({ key }) => key),
    /** The storage of the browser. */
    storage: environment.storage,
    /** Bodies of the calls with this key, in order. */
    bodies: (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body),
  };
}

/**
 * Flushes rendering as a browser does. `act` would loop without yielding while a page waits for its texts, which then
 * never load; the production build of React has none.
 */
async function withoutAct<T>(start: () => Promise<T>): Promise<T> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = react.IS_REACT_ACT_ENVIRONMENT ?? false;
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await start();
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Enables reduced motion for the tests of a file, so that no animation delays them. */
export function withoutMotion(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
