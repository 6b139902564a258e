const placeholder = /\{\{[^}]+\}\}|\{\w+\}/g;

/** Words as they compare: line ends and runs of spaces are one space. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether values are put into a wording, such as `{{n}}` of the app or `{amount}` of a brand. */
export const hasPlaceholder = (wording: string): boolean => wording.search(placeholder) >= 0;

/** Matches what a wording says with any values in it; each value is a group. */
export function patternOf(wording: string): RegExp {
  const literal = wording.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('(.+?)')}$`);
}
