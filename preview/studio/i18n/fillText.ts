export type TextParams = Readonly<Record<string, string | number>>;

/** Puts values into the `{{name}}` places of a text; a place without a value stays as it is, where a test sees it. */
export function fillText(text: string, params: TextParams = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place));
}
