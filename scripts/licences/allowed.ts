/** Licences that ask for no more than their notice. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'PostgreSQL',
]);

interface Condition {
  readonly packages: RegExp;
  readonly because: string;
}

/** Licences that ask for more, by the packages that may have them, and why that is met. */
const CONDITIONAL: ReadonlyMap<string, Condition> = new Map([
  [
    'OFL-1.1',
    { packages: /^@fontsource\//, because: 'fonts, which are not sold by themselves and keep their names' },
  ],
  [
    'LGPL-3.0-or-later',
    {
      packages: /^@img\/sharp-/,
      because:
        'a library that is loaded, not linked in: whoever runs the server can put another in its place',
    },
  ],
  [
    'MPL-2.0',
    {
      packages: /^lightningcss/,
      because: 'a build tool, unchanged, of which nothing is in what is built',
    },
  ],
]);

/**
 * Whether a package may have this licence, an SPDX expression: of `A AND B` all must be allowed, of `(A OR B)` one.
 * @param name of the package, e.g. `@img/sharp-linux-x64`.
 */
export function isAllowed(name: string, licence: string): boolean {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' AND ')) return text.split(' AND ').every((part) => isAllowed(name, part));
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => isAllowed(name, part));
  return PERMISSIVE.has(text) || CONDITIONAL.get(text)?.packages.test(name) === true;
}
