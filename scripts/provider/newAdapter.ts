import { Edits, namesOf } from '../new/edits';
import { templates } from './templates';

/**
 * The files of a new adapter for a JSON service, by their path.
 * @param what `<port>/<name>`.
 * @param read returns a file of the checkout; undefined when there is none.
 * @throws Error when the port or the name is wrong, or the adapter exists.
 */
export function newAdapter(
  what: string,
  read: (file: string) => string | undefined,
): ReadonlyMap<string, string> {
  const [port = '', name = '', ...rest] = what.split('/');
  const template = Object.entries(templates).find(([known]) => known === port)?.[1];
  if (!template || rest.length > 0)
    throw new Error(
      `“${what}” is no adapter: write <port>/<name> with a port of ${Object.keys(templates).join(', ')}.`,
    );
  const { kebab, label } = namesOf(name);
  const folder = `server/providers/${port}/${kebab}`;
  const usesId = /^ *id,$/m.test(template.service);
  const edits = new Edits(read);
  edits.create(
    `${folder}/adapter.ts`,
    `import { object } from '#schemas/common/schemaBuilders';
import { defineAdapter } from '../../kit/defineAdapter';
import { providerUrl } from '../../kit/requestTemplate';
import { ${template.mapping ?? ''}readResponse } from '../../kit/responseMapping';
${template.imports ?? ''}
/** ${label}. */
export const adapter = defineAdapter({
  port: '${port}',
  settings: object({
    /** Base address, without a slash at the end. */
    url: providerUrl,
  }),
  secrets: ['key'],
  create({ ${usesId ? 'id, ' : ''}settings: { url }, secrets: { key }, fetch }) {
    // Every request passes \`fetch\`, which knows the time limit of the call.
    const send = async (path: string, content: object): Promise<unknown> => {
      const headers = { authorization: \`Bearer \${key}\`, 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(content) };
      const { status, body } = await readResponse(await fetch(\`\${url}/\${path}\`, request));
      if (status !== 200) throw new Error(\`HTTP \${status}\`);
      return body;
    };${template.helper ?? ''}
    return {
      ${template.service}
    };
  },
});
`,
  );
  edits.create(
    `${folder}/adapter.test.ts`,
    `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { adapter } from './adapter';

describe('${port}/${kebab}', () => {
  let server: LocalProvider;
  beforeAll(async () => {
    server = await localProvider();
  });
  afterAll(() => server.close());
  const call = async (): Promise<unknown> => {
    const service = createAdapter(adapter, '${port}', { url: server.url }, { key: 'secret-key' });
    return ${template.call};
  };

  it('sends the key and reads the answer', async () => {
    server.reply = () => ({ body: ${template.answer} });
    expect(await call()).toEqual(${template.result});
    expect(server.requests[0]?.headers.authorization).toBe('Bearer secret-key');
  });

  it('takes no failure for a result', async () => {
    for (const reply of [{ status: 500, body: '<html>' }, { status: 401, body: ${template.answer} }]) {
      server.reply = () => reply;
      await expect(call()).rejects.toThrow();
    }
  });
});
`,
  );
  return edits.files;
}
