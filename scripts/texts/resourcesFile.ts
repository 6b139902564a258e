import { exportName } from './readLocales';

/** Source text of `src/i18n/resources.ts`: the Thai namespaces by name, which type the keys. */
export function resourcesFile(namespaces: readonly string[]): string {
  const imports = namespaces.map(
    (name) => `import type { ${exportName(name)} } from './locales/th/${name}';`,
  );
  const entries = namespaces.map((name) => `  ${key(name)}: typeof ${exportName(name)};`);
  return [
    '// Written by scripts/checkTexts.ts --write.',
    ...imports,
    '',
    '/** Every namespace with its Thai texts. */',
    'export interface Resources {',
    ...entries,
    '}',
    '',
  ].join('\n');
}

function key(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}
