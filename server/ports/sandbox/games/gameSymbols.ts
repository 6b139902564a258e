import { html } from '../bank/html';
import type { Html } from '../bank/html';

/** Pictures on the reels: one colour each, drawn on a square of 48. */
const drawn: Readonly<Record<string, readonly [colour: string, path: string]>> = {
  naga: [
    '#34d399',
    'M10 38c0-10 18-6 18-15 0-5-7-6-9-2M28 23c6-2 11-8 8-14-3 3-8 2-11 5l-4-6c-2 4-1 8 1 10M10 38c8 4 20 3 26-5',
  ],
  crown: ['#fbbf24', 'M8 34V16l9 8 7-13 7 13 9-8v18zM8 40h32'],
  lotus: [
    '#f472b6',
    'M24 8c6 7 6 19 0 26-6-7-6-19 0-26zM24 34c-9 1-16-5-17-14 8 0 13 3 17 14zM24 34c9 1 16-5 17-14-8 0-13 3-17 14zM12 40h24',
  ],
  coin: ['#fcd34d', 'M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32zM20 20h8v8h-8z'],
  fan: ['#60a5fa', 'M24 38 6 18C14 8 34 8 42 18zM24 38 15 13M24 38V11M24 38l9-25'],
  bell: ['#fb923c', 'M12 34c4-3 3-8 4-13 1-6 4-9 8-9s7 3 8 9c1 5 0 10 4 13zM21 38a3 3 0 0 0 6 0M24 8v4'],
  ruby: ['#f43f5e', 'M14 12h20l8 10-18 18L6 22zM6 22h36M14 12l10 10 10-10M24 22v18'],
  elephant: [
    '#94a3b8',
    'M10 38V24c0-8 6-12 13-12 9 0 15 6 15 14v4c0 4-5 4-5 0M18 38v-8h9v8M12 20c5 0 7 4 6 9M34 20h.5',
  ],
  mask: [
    '#c084fc',
    'M10 14c9-4 19-4 28 0 1 12-3 22-14 26C13 36 9 26 10 14zM16 22c2-2 5-2 7 0M25 22c2-2 5-2 7 0M19 32c3 2 7 2 10 0',
  ],
  drum: ['#f87171', 'M10 14c0-4 28-4 28 0v20c0 4-28 4-28 0zM10 14c0 4 28 4 28 0M14 18l6 18 8-17 6 17'],
  kite: ['#22d3ee', 'M24 6 38 20 24 36 10 20zM24 6v30M10 20h28M24 36c4 2-2 4 3 7'],
  shell: ['#fda4af', 'M24 38C12 34 6 26 8 16c8-6 24-6 32 0 2 10-4 18-16 22zM24 38V12M24 38l-9-24M24 38l9-24'],
};

/** The pictures as symbols that a page uses by name. */
export function gameSymbols(names: readonly string[]): Html {
  const symbols = names.flatMap((name) => {
    const [colour, path] = drawn[name] ?? [];
    return colour !== undefined && path !== undefined
      ? [
          html`<symbol id="${name}" viewBox="0 0 48 48"><path d="${path}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
        ]
      : [];
  });
  return html`<svg width="0" height="0" aria-hidden="true">${symbols}</svg>`;
}
