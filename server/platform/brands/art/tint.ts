import { type Palette, shade } from './palette';

/**
 * Fills the colour slots of an SVG template.
 *
 * A slot is `{material:brightness}` (`{accent:.5}`), `{colour}` (`{page}`) or a literal, each with an optional opacity in
 * hexadecimal (`{ink:0/8c}`). `{a|b}` is `a` on a dark brand and `b` on a light one.
 * @throws Error naming a slot that the palette does not have.
 */
export function tint(template: string, palette: Palette): string {
  return template.replace(/\{([^{}|]+)(?:\|([^{}]+))?\}/g, (_slot, dark: string, light: string = dark) =>
    colourOf(palette.isDark ? dark : light, palette),
  );
}

function colourOf(slot: string, { ramps, flat }: Palette): string {
  if (/^[#.\d]/.test(slot)) return slot;
  const [colour = '', opacity = ''] = slot.split('/');
  const [name = '', brightness] = colour.split(':');
  const steps = ramps[name];
  const found = brightness === undefined ? flat[name] : steps && shade(steps, Number(brightness));
  if (found === undefined) throw new Error(`The palette has no colour "${slot}".`);
  return found + opacity;
}
