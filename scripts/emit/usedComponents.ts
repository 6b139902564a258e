type Components = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The components that a document refers to, directly or through another component, and its security schemes. */
export function usedComponents(document: object, components: Components): Components {
  const used = new Set<string>();
  const follow = (part: object): void => {
    for (const [, reference = '', kind = '', name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (used.has(reference)) continue;
      used.add(reference);
      const found = components[kind]?.[name];
      if (!found) throw new Error(`The document refers to ${reference}, which does not exist.`);
      follow(found);
    }
  };
  follow(document);
  const text = JSON.stringify(document);
  const isUsed = (kind: string, name: string) =>
    kind === 'securitySchemes' ? text.includes(`{"${name}":[]}`) : used.has(`#/components/${kind}/${name}`);
  return Object.fromEntries(
    Object.entries(components).map(([kind, entries]) => [
      kind,
      Object.fromEntries(Object.entries(entries).filter(([name]) => isUsed(kind, name))),
    ]),
  );
}

const REFERENCE = /"\$ref":"(#\/components\/([^/"]+)\/([^"]+))"/g;
