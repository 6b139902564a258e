export type TextParams = Readonly<Record<string, string | number>>;

/**
 * Puts values into the `{{name}}` places of a text; a place without a value stays as it is, where a test sees it.
 * `{{n|change|changes}}` chooses between singular and plural.
 */
export function fillText(text: string, params: TextParams = {}): string {
  return text
    .replace(/\{\{(\w+)\|([^|}]*)\|([^}]*)\}\}/g, (_, name: string, one: string, many: string) =>
      Number(params[name]) === 1 ? one : many,
    )
    .replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place));
}
