import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shipped } from '@/testing/shipped';
import { openScreen } from '../testing/openScreen';
import { picks } from '../testing/picks';
import { tidy } from './leaves';
// Fetched beforehand: on a busy machine that takes longer than a test may.
import '@/app/layouts/MemberLayout';
import '@/app/routes/DashboardPage';

let screen: Awaited<ReturnType<typeof openScreen>> | undefined;
afterEach(() => {
  screen?.close();
  screen = undefined;
});

/** An element by `css:` and its selector, or by its own text. */
function find(wanted: string): Element | undefined {
  if (wanted.startsWith('css:')) return document.body.querySelector(wanted.slice(4)) ?? undefined;
  const wordsOf = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
  return [...document.body.querySelectorAll('*')].find((element) => tidy(wordsOf(element)) === wanted);
}

const found = (wanted: string) =>
  waitFor(() => {
    const element = find(wanted);
    if (!element) throw new Error(`The screen has no ${wanted}.`);
    return element;
  });

describe('a pick opens the setting behind an element', () => {
  it.each(Object.entries(picks))('on %s', async (route, rows) => {
    screen = await openScreen(shipped, route);
    const opened: unknown[] = [];
    for (const [wanted, , or = []] of rows) {
      const { paths, choices } = screen.pick(await found(wanted));
      opened.push([wanted, paths[0], ...(or.length > 0 ? [paths.slice(1, choices)] : [])]);
    }
    expect(opened).toEqual(rows);
  });

  it('is checked for all main screens and at least 72 elements', () => {
    expect(Object.values(picks).flat().length).toBeGreaterThanOrEqual(72);
  });

  it('in the language of the frame', async () => {
    screen = await openScreen(shipped, '/login', 'en');
    expect(screen.pick(await found('css:h1')).paths[0]).toBe('/texts/en/login:title');
    expect(screen.pick(await found('css:button[type="submit"]')).paths[0]).toBe(
      '/texts/en/login:form.submit',
    );
  });
});
