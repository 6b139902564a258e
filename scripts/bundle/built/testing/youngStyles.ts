import { isYoung, type Since } from './supportedBrowsers';

type Rules = readonly (readonly [found: RegExp, since: Since])[];
const young = (rules: Rules) => rules.filter(([, since]) => isYoung(since)).map(([found]) => found);

/** A browser ignores the entire rule with one of these. */
const selectors = young([
  [/:has\(/, [105, 15.4, 121]],
  [/:(is|where)\(/, [88, 14, 78]],
  [/:not\([^()]*,/, [88, 9, 84]],
  [/:autofill\b/, [110, 15, 86]],
  [/^@(layer|container|scope|starting-style)\b/, [118, 17.4, 128]],
  [/^@media.*[<>]/, [104, 16.4, 63]],
]);

/** A declaration with one of these is left out; an older one of the same property before it stands. */
const declarations = young([
  [/^inset\b/, [87, 14.1, 66]],
  [/^(margin|padding)-(inline|block):/, [87, 14.1, 66]],
  [/^(translate|rotate|scale):/, [104, 14.1, 72]],
  [/^(appearance|user-select|backface-visibility|backdrop-filter|mask(-\w+)?):/, [120, 18, 103]],
  [/:.*\bclamp\(/, [79, 13.1, 75]],
  [/:.*\b(min|max)\(/, [79, 11.1, 75]],
  [/:.*[\d.][dsl]v(h|w|min|max)\b/, [108, 15.4, 101]],
  [/:.*[\d.](cqw|cqh|cqi|cqb|lh|rlh)\b/, [109, 16.4, 120]],
  [/:.*\b(color-mix|light-dark|oklch|oklab|lch|lab|color)\(/, [123, 17.5, 120]],
  [/:.*\bconic-gradient\(/, [69, 12.1, 83]],
  [/:.*\bimage-set\(/, [113, 17, 89]],
  [/^overflow(-\w)?:.*\bclip\b/, [90, 16, 81]],
  [/^grid-template.*\bsubgrid\b/, [117, 16, 71]],
]);

/** Allowed: browsers without `:has` show the content after a placeholder immediately. */
const REVEALS_EARLIER = ':has([data-loading])';

/** Unsupported ones affect only the appearance: selected text, the shape of a handle. */
const LOOKS_ONLY = /^user-select:|^--/;

/** Selectors and declarations that the oldest supported browsers lack and that have no fallback. */
export function youngStyles(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  // A block ends a piece, and so does what opens one: nested rules are pieces of their own.
  return text.split(/[{}]/).flatMap((piece) => {
    const parts = piece.split(';').map((part) => part.trim());
    const rule = parts.filter(
      (part) => selectors.some((found) => found.test(part)) && !part.includes(REVEALS_EARLIER),
    );
    return [...rule, ...youngDeclarations(parts)];
  });
}

function youngDeclarations(parts: readonly string[]): string[] {
  // A name with a prefix stands in wherever it is written.
  const known = new Set(parts.map((part) => /^-webkit-([\w-]+)/.exec(part)?.[1] ?? ''));
  return parts.filter((part) => {
    const declaration = part.replace(/\s*:\s*/, ':');
    const property = declaration.slice(0, declaration.indexOf(':'));
    const isOld = !declarations.some((found) => found.test(declaration));
    const stands = known.has(property);
    if (isOld) known.add(property);
    return !isOld && !stands && !LOOKS_ONLY.test(declaration);
  });
}
