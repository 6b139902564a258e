import type { Brand } from '#schemas/brand/brand';
import { contrast, nearestPassing, worst } from '../contrast';
import { warning, type Problem } from '../problem';

type Colours = Brand['theme'];
type Ink = 'color' | 'accent2' | 'gold' | 'text';
type Ground = 'background' | 'surface';

/** WCAG 2.2: 4.5 for text, 3 for the outline of controls and large shapes. */
const inks: readonly (readonly [ink: Ink, grounds: readonly Ground[], ratio: number])[] = [
  ['text', ['background', 'surface'], 4.5],
  ['color', ['surface'], 4.5],
  ['gold', ['surface'], 4.5],
  ['accent2', ['surface'], 3],
];

/** Colours that would be hard to read, each with the nearest one that passes (BRD-06). */
export function checkContrast({ theme }: Brand): Problem[] {
  const problems = inks.flatMap(([ink, keys, ratio]) => {
    const grounds = keys.map((key) => theme[key]);
    const found = worst(theme[ink], grounds);
    if (found >= ratio) return [];
    const on = keys.find((key) => contrast(theme[ink], theme[key]) === found) ?? 'surface';
    return [tooFaint(theme, ink, on, found, ratio, nearestPassing(theme[ink], grounds, ratio))];
  });
  return [...problems, ...checkScheme(theme)];
}

function tooFaint(
  theme: Colours,
  ink: Ink,
  on: Ground,
  found: number,
  ratio: number,
  better: string,
): Problem {
  // Rounded down: a shown 4.50 that fails would puzzle.
  const shown = (Math.floor(found * 100) / 100).toFixed(2);
  return warning(
    'CONTRAST',
    `/theme/${ink}`,
    [
      `สี ${theme[ink]} บน ${on} คมชัด ${shown}:1 ต้องได้ ${ratio}:1`,
      `${theme[ink]} on ${on} has contrast ${shown}:1, needs ${ratio}:1`,
    ],
    [`ลองใช้ ${better}`, `try ${better}`],
    better,
  );
}

function checkScheme({ scheme, background }: Colours): Problem[] {
  const looks = contrast(background, '#ffffff') >= contrast(background, '#000000') ? 'dark' : 'light';
  if (looks === scheme) return [];
  return [
    warning(
      'SCHEME',
      '/theme/scheme',
      [
        `โทนเป็น ${scheme} แต่พื้นหลัง ${background} เป็น ${looks}`,
        `the scheme is ${scheme}, the background ${background} is ${looks}`,
      ],
      [`เปลี่ยนโทนเป็น ${looks}`, `make the scheme ${looks}`],
      looks,
    ),
  ];
}
