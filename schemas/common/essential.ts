/** Schema keyword: the properties that the member app needs to use an object of an answer. */
export const essentialKeyword = 'x-essential';

interface WithProperties {
  readonly properties: object;
}

/**
 * The same object schema with its essential properties named. The member app drops a row that lacks one of them and
 * rejects an answer that does; back ends of other makers may leave any other property out. The keyword validates
 * nothing, since our own server sends every required property.
 */
export function essential<const S extends WithProperties, const Names extends keyof S['properties'] & string>(
  schema: S,
  ...names: readonly Names[]
): S & { readonly 'x-essential': readonly Names[] } {
  return { ...schema, [essentialKeyword]: names };
}
