import type { Edits, Names } from './edits';

/** A group of settings, a top-level key of every brand file, on the studio's page of technical settings. */
export function newSetting(edits: Edits, { camel, label }: Names): void {
  edits.create(
    `schemas/brand/${camel}.ts`,
    `import { flag, group } from './fields';

export const ${camel} = group(
  {
    enabled: flag('เปิดใช้', 'Enabled', 'เปิดหรือปิด ${label}', 'Switches ${label.toLowerCase()} on or off'),
  },
  'การตั้งค่า ${label}',
  '${label}',
  'การตั้งค่า ${label}',
  'Settings of ${label.toLowerCase()}',
);
`,
  );
  const brand = 'schemas/brand/brand.ts';
  edits.before(brand, '\n/** A resolved brand', `import { ${camel} } from './${camel}';\n`);
  edits.before(brand, '    texts,\n  },', `    ${camel},\n`);
  edits.before('brands/defaults.json', '  "texts": {\n    "th"', `  "${camel}": { "enabled": false },\n`);
  edits.before('schemas/preview/routes.ts', '  texts: everywhere,', `  ${camel}: [],\n`);
  edits.before('preview/features/settings/groups.ts', "'publishing'],", `'${camel}', `);
  edits.create(
    `core/brand/${camel}.test.ts`,
    `import { expect, it } from 'vitest';
import { brand } from '#schemas/brand/brand';
import defaults from '../../brands/defaults.json' with { type: 'json' };

it('${camel} has a default and can be named by a brand file', () => {
  expect(brand.properties.${camel}.properties.enabled.type).toBe('boolean');
  expect(defaults.${camel}).toEqual({ enabled: false });
});

// To do: test that ${camel} changes what it is for.
`,
  );
}
