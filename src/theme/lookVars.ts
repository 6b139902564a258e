import { alpha, mix } from '#core/brand/colour';
import type { Brand } from '#schemas/brand/brand';

type Look = Brand['look'];
type Vars = Readonly<Record<string, string>>;
type Palette = Readonly<Record<string, string>>;

/** Everything that a brand's choice of cards, buttons, shortcut icons and lettering changes, as CSS variables. */
export function lookVars({ card, button, icons, lettering }: Look, palette: Palette, isDark: boolean): Vars {
  return {
    ...nameVars[lettering],
    ...cardVars[card](palette),
    ...buttonVars[button],
    ...(icons === 'flat' ? flatIcons(palette, isDark) : iconVars[icons]),
    ...(button === 'cut' && icons === 'line' && cutIcons),
  };
}

/** Background, fill and outline of the large brand name. */
const nameVars: Readonly<Record<Look['lettering'], Vars>> = {
  plain: { 'name-bg': 'none', 'name-fill': 'currentcolor', 'name-stroke': '0' },
  gradient: {
    'name-bg': 'linear-gradient(100deg,var(--text) -10%,var(--accent-strong) 45%,var(--gold-strong) 105%)',
    'name-fill': 'transparent',
    'name-stroke': '0',
  },
  outline: {
    'name-bg': 'none',
    'name-fill': 'transparent',
    'name-stroke': '.035em var(--accent-strong)',
  },
};

/** One colour of the palette, translucent. */
const through = (palette: Palette, name: string, opacity: number) =>
  alpha(palette[name] ?? '#000000', opacity);

/**
 * `background`, `border` and `box-shadow` of a box that holds content; `hero` is the one above all others on a page,
 * `row` an entry of a list, `fade` the colour at the lower edge. Backgrounds mix layers of the palette only, because text is legible on those.
 */
const cardVars: Readonly<Record<Look['card'], (palette: Palette) => Vars>> = {
  raised: () => ({
    'card-bg': 'linear-gradient(180deg,var(--surface-2),var(--surface-1) 72px)',
    'card-bg-hero':
      'radial-gradient(130% 110% at 100% 0,var(--glow-soft),transparent 62%),linear-gradient(160deg,var(--surface-2),var(--surface-1) 70%)',
    'card-bg-row': 'var(--surface-1)',
    'card-fade': 'var(--surface-1)',
    'card-border': '1px solid var(--line)',
    'card-shadow': 'inset 0 1px 0 var(--sheen),var(--shadow-1)',
    'card-shadow-hero': 'inset 0 1px 0 var(--sheen),var(--shadow-2)',
  }),
  // A short line of the accent on the upper edge: the outline alone would look like a wireframe.
  outline: (palette) => ({
    'card-bg': 'linear-gradient(var(--accent),var(--accent)) 20px 0/28px 2px no-repeat,var(--bg)',
    'card-bg-hero':
      'linear-gradient(var(--accent),var(--accent)) 0 0/100% 2px no-repeat,linear-gradient(180deg,var(--surface-1),var(--bg) 120px)',
    'card-bg-row': 'var(--bg)',
    'card-fade': 'var(--bg)',
    'card-border': `1px solid ${mix(palette['text'] ?? '', palette['surface-1'] ?? '', 0.24)}`,
    'card-shadow': 'none',
    'card-shadow-hero': 'none',
  }),
  glass: (palette) => ({
    'card-bg': `linear-gradient(150deg,${through(palette, 'surface-3', 0.9)},${through(palette, 'surface-1', 0.62)} 46%,${through(palette, 'surface-2', 0.72)})`,
    'card-bg-hero': `radial-gradient(120% 120% at 0 0,var(--glow-soft),transparent 58%),linear-gradient(150deg,${through(palette, 'surface-3', 0.92)},${through(palette, 'surface-1', 0.72)} 60%)`,
    'card-bg-row': through(palette, 'surface-2', 0.66),
    'card-fade': mix(palette['surface-2'] ?? '', palette['bg'] ?? '', 0.7),
    'card-border': `1px solid ${through(palette, 'accent-strong', 0.3)}`,
    'card-shadow': `inset 0 1px 0 ${through(palette, 'accent-strong', 0.28)},var(--shadow-1)`,
    'card-shadow-hero': `inset 0 1px 0 ${through(palette, 'accent-strong', 0.4)},inset 0 0 0 3px ${through(palette, 'surface-1', 0.5)},var(--shadow-2)`,
  }),
  flat: () => ({
    'card-bg': 'var(--surface-1)',
    'card-bg-hero': 'var(--accent-soft)',
    'card-bg-row': 'var(--surface-1)',
    'card-fade': 'var(--surface-1)',
    'card-border': '1px solid transparent',
    'card-shadow': 'none',
    'card-shadow-hero': 'none',
  }),
};

/** Two opposite corners cut off by 45°. */
const cutCorners = (size: number) =>
  `polygon(${size}px 0,100% 0,100% calc(100% - ${size}px),calc(100% - ${size}px) 100%,0 100%,0 ${size}px)`;

/** The line along both cut corners: as long as it is nearer to the corner than the cut and the line's own width. */
const cutLines = (colour: string, size: number) =>
  [135, -45].map((turn) => `linear-gradient(${turn}deg,${colour} ${notch(size)},transparent 0)`).join();
const notch = (size: number) => `${(size * Math.SQRT1_2 + 1).toFixed(1)}px`;

const CUT = 12;

const uncut: Vars = { 'button-clip': 'none', 'button-notch': '0px', 'button-glow': 'var(--glow)' };

const corners = (radius: {
  readonly button: string;
  readonly large: string;
  readonly control: string;
}): Vars => ({
  'button-radius': radius.button,
  'button-radius-large': radius.large,
  'control-radius': radius.control,
});

/** Shape of buttons, and of the inputs (`control`) and chips beside them. */
const buttonVars: Readonly<Record<Look['button'], Vars>> = {
  rounded: {
    ...corners({ button: 'var(--radius-m)', large: 'var(--radius-l)', control: 'var(--radius-m)' }),
    'chip-radius': 'var(--radius-pill)',
    ...uncut,
  },
  pill: {
    // Half the height of an input; a text area with it stays a box.
    ...corners({ button: 'var(--radius-pill)', large: 'var(--radius-pill)', control: '26px' }),
    'chip-radius': 'var(--radius-pill)',
    ...uncut,
  },
  cut: {
    ...corners({ button: '0', large: '0', control: '2px' }),
    'chip-radius': '2px',
    'button-clip': cutCorners(CUT),
    'button-notch': notch(CUT),
    // A shadow would be that of the complete rectangle.
    'button-glow': 'none',
  },
  square: {
    ...corners({ button: '2px', large: '2px', control: '2px' }),
    'chip-radius': '2px',
    ...uncut,
  },
};

/** The tile behind a shortcut's icon: its cover (over the hue of the shortcut), edge, shadow and the icon itself. */
const iconVars: Readonly<Record<Exclude<Look['icons'], 'flat'>, Vars>> = {
  gloss: {
    'icon-cover': 'radial-gradient(110% 80% at 28% 0%,rgba(255,255,255,.46),transparent 58%)',
    'icon-radius': 'var(--radius-m)',
    'icon-shadow': 'inset 0 1px 0 rgba(255,255,255,.55),inset 0 -3px 6px rgba(0,0,0,.18),var(--shadow-1)',
    'icon-clip': 'none',
    'icon-ink': '#fff',
    'icon-stroke': '2',
  },
  line: {
    'icon-cover': 'linear-gradient(var(--accent-soft),var(--accent-soft))',
    'icon-radius': 'var(--button-radius)',
    'icon-shadow': 'inset 0 0 0 1px var(--line-strong)',
    'icon-clip': 'none',
    'icon-ink': 'var(--accent-strong)',
    'icon-stroke': '1.5',
  },
};

/** On a light page the hue is a tint and the icon has its full colour; on a dark one the icon is white on the hue. */
const flatIcons = (palette: Palette, isDark: boolean): Vars => ({
  'icon-cover': isDark
    ? 'linear-gradient(transparent,transparent)'
    : `linear-gradient(${through(palette, 'surface-1', 0.84)},${through(palette, 'surface-1', 0.84)})`,
  'icon-radius': '50%',
  'icon-shadow': 'none',
  'icon-clip': 'none',
  ...(isDark && { 'icon-ink': '#fff' }),
  'icon-stroke': '2.25',
});

const cutIcons: Vars = {
  'icon-cover': `${cutLines('var(--line-strong)', 10)},${iconVars.line['icon-cover'] ?? ''}`,
  'icon-clip': cutCorners(10),
};
