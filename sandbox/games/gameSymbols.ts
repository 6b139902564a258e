import { html, type Html } from '../bank/html';

/** Symbols on the reels: one colour each, drawn on a square of 48. */
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
  moon: ['#fde68a', 'M31 8A17 17 0 1 0 40 31 14 14 0 0 1 31 8zM36 14l1 3 3 1-3 1-1 3-1-3-3-1 3-1z'],
  gourd: [
    '#a3e635',
    'M24 6c0 3 1 5 3 6 3 2 4 6 1 10 6 2 10 6 10 11 0 6-6 9-14 9s-14-3-14-9c0-5 4-9 10-11-3-4-2-8 1-10 2-1 3-3 3-6zM24 6c3-2 6-2 8 0M18 32c1-3 3-5 6-5',
  ],
  crab: [
    '#fb7185',
    'M12 30c0-7 5-11 12-11s12 4 12 11c0 4-5 7-12 7s-12-3-12-7zM20 19v-4M28 19v-4M13 25l-6-4c-3-4 0-9 4-9-1 4 1 5 4 4M35 25l6-4c3-4 0-9-4-9 1 4-1 5-4 4M13 34l-5 5M35 34l5 5M17 36l-2 5M31 36l2 5',
  ],
  fish: [
    '#38bdf8',
    'M6 24c6-10 18-13 28-4l8-7c-1 7-1 15 0 22l-8-7c-10 9-22 6-28-4zM14 22h.5M22 15c2 3 2 15 0 18M28 18c1 2 1 10 0 12',
  ],
  prawn: [
    '#fdba74',
    'M38 12c-14-4-28 4-28 15 0 8 7 12 14 11 5 0 8-3 8-6-4 2-8 1-9-2 6 1 13-3 15-10zM38 12c3-3 3-5 3-7M38 12c3-1 5-1 7 1M24 38l-3 6M18 37l-5 5M27 17c-3 3-4 7-4 13M19 20c-2 3-3 7-2 11',
  ],
  rooster: [
    '#facc15',
    'M14 16c0-5 4-8 8-7l1-4 3 3 3-3 1 5c3 2 4 6 3 10 4 0 7-2 9-6 3 11-4 22-16 22-9 0-14-7-12-16zM14 16l-6 2 6 3M20 15h.5M22 36v6M30 35v7M18 42h7M27 42h7',
  ],
  tiger: [
    '#fbbf24',
    'M10 14c-2-6 4-8 7-4 4-2 10-2 14 0 3-4 9-2 7 4 4 8 3 18-3 23-6 5-16 5-22 0-6-5-7-15-3-23zM17 22h.5M31 22h.5M24 12v6M19 12l2 4M29 12l-2 4M24 28l-3-2h6zM24 28v4M24 32c-3 3-6 2-7 0M24 32c3 3 6 2 7 0',
  ],
  king: [
    '#f0abfc',
    'M5 25c4-10 18-14 29-6l9-8c-2 8-2 18 0 26l-9-8c-11 8-25 5-29-4zM13 23h.5M5 26c-2 3-3 5-2 9M9 29c-1 3-1 6 0 9M18 13l2-6 4 4 4-5 2 7M22 30c4 1 8 0 10-3',
  ],
  shell: ['#fda4af', 'M24 38C12 34 6 26 8 16c8-6 24-6 32 0 2 10-4 18-16 22zM24 38V12M24 38l-9-24M24 38l9-24'],
};

/** Whether there is a symbol of this name. */
export const hasSymbol = (name: string): boolean => Object.hasOwn(drawn, name);

/** The symbols as SVG elements that a page refers to by name. */
export function gameSymbols(names: readonly string[]): Html {
  const symbols = names.flatMap((name) => {
    const [colour, path] = drawn[name] ?? [];
    return colour !== undefined && path !== undefined
      ? [
          html`<symbol id="${name}" viewBox="0 0 48 48"><path d="${path}" fill="${colour}" fill-opacity=".28" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
        ]
      : [];
  });
  return html`<svg width="0" height="0" aria-hidden="true">${symbols}</svg>`;
}
