/** The keyword that names the properties without which an answer's object is of no use to the member app. */
export const essentialKeyword = 'x-essential';

interface WithProperties {
  readonly properties: object;
}

/**
 * The same object schema with the properties named without which the member app cannot use such an object: it drops a
 * row that lacks one, and refuses an answer that does. Any other property may be missing in an answer of a back end that
 * is not ours. It validates nothing: our own server answers every required property.
 */
export function essential<const S extends WithProperties, const Names extends keyof S['properties'] & string>(
  schema: S,
  ...names: readonly Names[]
): S & { readonly 'x-essential': readonly Names[] } {
  return { ...schema, [essentialKeyword]: names };
}
