const HIDING = ['display', 'visibility', 'opacity'];
/** The studio finds settings by the colours of an element. */
const COLOURS = ['color', 'background(?:-color)?', 'border[a-z-]*'];

/** @returns a function that keeps the declarations of some properties; empty if a rule has none. */
function keeping(properties: readonly string[]) {
  const wanted = `\\s*(?:${properties.join('|')})\\s*:`;
  const some = new RegExp(`[{;]${wanted}`);
  const others = new RegExp(`([{;])(?!${wanted})[^{};]*(?=[;}])`, 'g');
  return (rule: string) => (some.test(rule) ? rule.replace(others, '$1') : '');
}

const hiding = keeping(HIDING);
const shown = keeping([...HIDING, ...COLOURS]);

/** What a style rule of a component hides, or how it is displayed. */
export const hidingPart = (rule: string) => hiding(rule).replace(parentLast, ':is($1 > *):has(');

/** jsdom tests a selector from its end: with the cheap part first, the descendants of few elements are searched. */
const parentLast = /([^{},\s]+)\s*>\s*:has\(/;

/** What the style sheet of a browser hides, or how it is displayed and coloured. */
export const shownPart = (sheet: string) =>
  (sheet.replace(/\/\*[^]*?\*\//g, '').match(/[^{}]+\{[^{}]*\}/g) ?? []).map(shown).join('');
