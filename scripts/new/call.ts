import type { Edits, Names } from './edits';

/** A call for members, `GET /api/auth/<name>`, in an area of the contract and a server module of its own. */
export function newCall(edits: Edits, { kebab, camel, label }: Names): void {
  const key = `GET /api/auth/${kebab}`;
  edits.create(
    `schemas/api/${camel}.ts`,
    `import { object } from '#schemas/common/schemaBuilders';
import { text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';

export const ${camel} = {
  '${key}': {
    access: 'member',
    summary: '${label}, for the member who is logged in.',
    data: object({ title: text }),
  },
} as const satisfies ContractArea;
`,
  );
  const contract = 'schemas/api/contract.ts';
  edits.before(contract, '\n/** Every call that the platform', `import { ${camel} } from './${camel}';\n`);
  edits.before(contract, '} as const;\n\n/** All areas', `  ${camel},\n`);
  edits.before(
    'schemas/api/examples.test.ts',
    "  'GET /api/announcement': news,",
    `  '${key}': { title: '${label}' },\n`,
  );

  const module = `server/modules/${kebab}`;
  edits.create(
    `${module}/${camel}Handlers.ts`,
    `import type { Handlers } from '#server/platform/http/handlers';

export function ${camel}Handlers(): Handlers<'${key}'> {
  return {
    '${key}': () => ({ title: '${label}' }),
  };
}
`,
  );
  edits.create(
    `${module}/index.ts`,
    `/** What other modules may use of \`${kebab}\`. */\nexport { ${camel}Handlers } from './${camel}Handlers';\n`,
  );
  edits.create(`${module}/${camel}.test.ts`, testOf(key, label));
  const handlers = 'server/modules/handlers.ts';
  edits.before(
    handlers,
    '\n/** The handlers of all modules',
    `import { ${camel}Handlers } from './${kebab}/index';\n`,
  );
  edits.before(handlers, '  };\n}', `    ...${camel}Handlers(),\n`);
  edits.after('tests/access/matrix.ts', "  'GET /api/auth/chat': member(),\n", `  '${key}': member(),\n`);

  edits.create(
    `scenarios/answers/${camel}.ts`,
    `import type { Handlers } from '../calls';

export const ${camel}: Handlers<'${key}'> = {
  '${key}': () => ({ data: { title: '${label}' } }),
};
`,
  );
  edits.before(
    'scenarios/testing/sampleCalls.ts',
    "  'GET /api/user/checkPhone/{value}': {",
    `  '${key}': {},\n`,
  );
  const scenario = 'scenarios/openScenario.ts';
  edits.after(
    scenario,
    "import { affiliate } from './answers/affiliate';\n",
    `import { ${camel} } from './answers/${camel}';\n`,
  );
  edits.after(scenario, 'const handlers: Handlers = {\n', `  ...${camel},\n`);
}

const testOf = (
  key: string,
  label: string,
) => `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('${key}', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  it('answers the member who is logged in', async () => {
    const member = await buildMember(t);
    expect((await t.call('${key}', { as: member })).data).toEqual({ title: '${label}' });
  });

  // To do: test that it refuses what the call must refuse.
});
`;
