/**
 * Thai texts of error codes as i18next resources, with `{{n}}` for the contract's `{n}`. The contract holds these
 * texts, so that server and screens show the same messages.
 */
export function errorTexts<Code extends string>(
  catalogue: Readonly<Record<Code, { readonly message: string }>>,
): Readonly<Record<Code, string>> {
  const entries = Object.entries<{ readonly message: string }>(catalogue);
  return Object.fromEntries(
    entries.map(([code, { message }]) => [code, message.replace(/\{(\w+)\}/g, '{{$1}}')]),
  ) as Record<Code, string>;
}
