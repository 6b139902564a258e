/** Licences that require only their notice. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
]);

interface Condition {
  readonly packages: RegExp;
  readonly because: string;
}

/** Licences with further conditions, the packages that may have them, and why the conditions are met. */
const CONDITIONAL: ReadonlyMap<string, Condition> = new Map([
  [
    'OFL-1.1',
    { packages: /^@fontsource\//, because: 'fonts, which are neither sold separately nor renamed' },
  ],
  [
    'LGPL-3.0-or-later',
    {
      packages: /^@img\/sharp-/,
      because: 'a dynamically loaded library, which the operator can replace',
    },
  ],
  [
    'MPL-2.0',
    {
      packages: /^lightningcss/,
      because: 'an unmodified build tool that is not part of the output',
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
