import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

/** Names of the rules that code violates in a file; the file need not exist. */
async function violations(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe('lint rules of the server', () => {
  it.each([
    "await fetch('https://a.example');",
    "import 'node:http';",
    "import { request } from 'node:https'; request('https://a.example');",
    "import { connect } from 'node:tls'; connect(1);",
    "import got from 'got'; got('https://a.example');",
  ])('S8 forbid outgoing HTTP requests, so that no input can redirect one: %s', async (code) => {
    const found = await violations('server/modules/slips/planted.ts', `${code}\n`);
    expect(found.filter((rule) => rule?.startsWith('no-restricted'))).toHaveLength(1);
  });

  it('S10 allow programs in listed files only, and never a shell', async () => {
    const spawn = "import { spawn } from 'node:child_process';\nspawn('ls', []);\n";
    const exec = "import { exec } from 'node:child_process';\nexec('ls');\n";
    expect(await violations('server/modules/slips/planted.ts', spawn)).toContain('no-restricted-imports');
    expect(await violations('server/platform/images/imageProcess.ts', spawn)).toEqual([]);
    expect(await violations('server/platform/images/imageProcess.ts', exec)).toContain(
      'no-restricted-imports',
    );
  });

  it.each(['eval("1");', 'new Function("1");', 'f({ shell: true });'])(
    'S10 forbid text as code or command: %s',
    async (code) => {
      expect(await violations('server/modules/slips/planted.ts', `${code}\n`)).not.toEqual([]);
    },
  );
});

it.each(['server', 'sandbox', 'core', 'schemas', 'src'])(
  'G1 no outcome, id or secret of %s comes from Math.random',
  async (folder) => {
    for (const code of ['Math.random();', "Math['random']();", 'const { random } = Math; random();'])
      expect(await violations(`${folder}/planted.ts`, `${code}\n`)).toContain('no-restricted-properties');
  },
);
