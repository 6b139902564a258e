import type { Brand } from '#schemas/brand/brand';
import { contrast, nearestPassing } from '../contrast';
import { warning, type Problem } from '../problem';

type Colours = Brand['theme'];
type ColourKey = 'color' | 'accent2' | 'gold' | 'text' | 'background' | 'surface';

/** WCAG 2.2: 4.5 for text, 3 for the outline of controls and large shapes. */
const pairs: readonly (readonly [ColourKey, 'background' | 'surface', ratio: number])[] = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['color', 'surface', 4.5],
  ['gold', 'surface', 4.5],
  ['accent2', 'surface', 3],
];

/** Colours that would be hard to read, each with the nearest one that passes (BRD-06). */
export function checkContrast({ theme }: Brand): Problem[] {
  const problems = pairs.flatMap(([ink, ground, ratio]) => {
    const found = contrast(theme[ink], theme[ground]);
    return found < ratio ? [tooFaint(theme, ink, ground, ratio, found)] : [];
  });
  return [...problems, ...checkScheme(theme)];
}

function tooFaint(
  theme: Colours,
  ink: ColourKey,
  ground: 'background' | 'surface',
  ratio: number,
  found: number,
): Problem {
  const better = nearestPassing(theme[ink], theme[ground], ratio);
  const shown = (Math.floor(found * 100) / 100).toFixed(2);
  return warning(
    'CONTRAST',
    `/theme/${ink}`,
    [
      `สี ${theme[ink]} บน ${ground} คมชัด ${shown}:1 ต้องได้ ${ratio}:1`,
      `${theme[ink]} on ${ground} has contrast ${shown}:1, needs ${ratio}:1`,
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
