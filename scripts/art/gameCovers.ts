import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makePalette, type Palette } from '#server/platform/brands/art/palette';
import { tint } from '#server/platform/brands/art/tint';

/** Accent and second colour of a cover. */
const colours = {
  ruby: ['#e11d48', '#9f1239'],
  jade: ['#10b981', '#0f766e'],
  gold: ['#f59e0b', '#b45309'],
  coral: ['#fb7185', '#ea580c'],
  night: ['#f97316', '#3730a3'],
  violet: ['#a855f7', '#6d28d9'],
  sea: ['#06b6d4', '#1d4ed8'],
  sky: ['#3b82f6', '#0e7490'],
  rose: ['#ec4899', '#86198f'],
} as const;

/** Colours, ground, ornament behind, motif and ornament in front, by the code of the game. */
const covers: Readonly<Record<string, string>> = {
  'tiger-fortune': 'ruby rays halo tiger coins',
  'dragon-treasure': 'jade temple fire dragon gems',
  'crown-of-siam': 'gold temple halo crown sparks',
  'emerald-palace': 'jade lattice kranok gem coins',
  'lucky-seven-siam': 'ruby rays halo seven sparks',
  'koi-fortune': 'coral waves halo koi petals',
  'lantern-night': 'night stars halo lantern sparks',
  'golden-chedi': 'violet stars kranok chedi coins',
  'treasure-bay': 'sea bubbles halo chest gems',
  'thunder-drum': 'violet rays wings drum sparks',
  'star-warrior': 'sky hills wings swords sparks',
  'fruit-festa': 'coral lattice halo fruit sparks',
  'rocket-gold': 'night stars fire rocket coins',
  'turtle-wealth': 'jade waves halo turtle coins',
  'lotus-queen': 'rose waves halo lotus sparks',
  'royal-chest': 'gold temple kranok chest gems',
  'tiger-temple': 'jade temple fire tiger sparks',
  'dragon-pearl': 'sea bubbles halo dragon sparks',
  'songkran-splash': 'sky waves wings drum petals',
  'loy-krathong': 'night stars halo lotus coins',
  'mango-mania': 'gold hills halo fruit coins',
  'diamond-rush': 'sky rays wings gem sparks',
  'amethyst-night': 'violet stars halo gem gems',
  'sevens-on-fire': 'ruby hills fire seven coins',
  'warrior-legend': 'gold hills wings swords coins',
  'blue-dragon': 'sky temple wings dragon gems',
  'crown-jewels': 'rose lattice wings crown gems',
  'jade-turtle': 'gold waves kranok turtle petals',
  'koi-palace': 'sea temple halo koi coins',
  'red-lantern': 'ruby lattice kranok lantern coins',
  'moon-rocket': 'violet stars halo rocket sparks',
  'tiger-king': 'gold rays wings tiger gems',
  'sky-temple': 'sky hills wings chedi petals',
  'ocean-chest': 'night bubbles kranok chest coins',
  'neon-sevens': 'rose lattice halo seven gems',
  'dragon-drum': 'ruby temple kranok drum gems',
  'royal-hi-lo': 'gold lattice halo dice coins',
  'lucky-dice': 'violet rays wings dice sparks',
  'golden-gourd': 'jade waves kranok dice gems',
  'emperor-dragon-tiger': 'ruby temple fire cards coins',
  'royal-red-black': 'night lattice halo cards gems',
  'golden-boot': 'jade hills wings ball sparks',
  'champion-ring': 'ruby lattice kranok swords coins',
  'ocean-treasure': 'sea bubbles wings chest sparks',
  'mekong-legend': 'sea waves kranok koi gems',
  'lucky-two': 'violet stars halo balls coins',
  'odd-even-turbo': 'sky rays wings balls sparks',
};

const library = path.join(import.meta.dirname, 'covers.svg');

/** Every cover that is composed of parts, file name → SVG. @throws Error for a part that the library does not have. */
export function gameCovers(): Map<string, string> {
  const parts = partsOf(readFileSync(library, 'utf8'));
  return new Map(
    Object.entries(covers).map(([code, recipe]) => {
      const [colour = '', ...names] = recipe.split(' ');
      const body = names.map((name) => {
        const part = parts.get(name);
        if (part === undefined) throw new Error(`The cover of ${code} has no part "${name}".`);
        return part;
      });
      return [`game-${code}.svg`, tint(compose(body), paletteOf(colour))];
    }),
  );
}

/** The groups of the library by their ids, one a line. */
function partsOf(svg: string): ReadonlyMap<string, string> {
  const groups = svg.matchAll(/^ *<g id="([a-z]+)">(.*)<\/g>$/gm);
  return new Map([...groups].map(([, id = '', body = '']) => [id, body]));
}

function paletteOf(name: string): Palette {
  const [accent, second] = colours[name as keyof typeof colours];
  return makePalette({
    scheme: 'dark',
    accent,
    second,
    gold: '#f6c85f',
    background: second,
    surface: second,
  });
}

const materials = [
  ['A', 'accent'],
  ['S', 'second'],
  ['G', 'gold'],
  ['W', 'ivory'],
] as const;

/** The parts on their ground, with the materials that they are filled with. */
function compose([ground = '', back = '', motif = '', front = '']: readonly string[]): string {
  const used = [back, motif, front].join('');
  const gradients = materials
    .filter(([id]) => used.includes(`url(#${id})`))
    .map(
      ([id, name]) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="{${name}:1}"/><stop offset=".45" stop-color="{${name}:.55}"/><stop offset="1" stop-color="{${name}:.25}"/></linearGradient>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" fill="none"><defs><radialGradient id="n" cx=".5" cy=".45" r=".75"><stop stop-color="{second:.45}"/><stop offset=".55" stop-color="{second:.15}"/><stop offset="1" stop-color="{second:0}"/></radialGradient><radialGradient id="l"><stop stop-color="{gold:1}" stop-opacity=".55"/><stop offset="1" stop-color="{gold:.75}" stop-opacity="0"/></radialGradient>${gradients.join('')}</defs><path d="M0 0H240V240H0Z" fill="url(#n)"/>${ground}<circle cx="120" cy="114" r="112" fill="url(#l)"/>${back}<g transform="translate(12 12)scale(.9)">${motif}</g>${front}</svg>`;
}
