/** A piece of a page that is safe to send. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | readonly Html[];

/** Template tag for HTML: values that are not HTML themselves are escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: strings.map((text, index) => text + write(values[index] ?? '')).join('') };
}

/** Text as XML and HTML may hold it. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function write(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
}
