import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as ChecksProgram from '../brands/checksProgram.ts';
import { evaluate } from './evaluate.ts';

const generator = fileURLToPath(new URL('../brands/checksProgram.ts', import.meta.url));
const replaced = fileURLToPath(new URL('../../server/platform/brands/brandSchemas.ts', import.meta.url));

/** Gives the server the generated validators of brand files, so that it need not compile the schemas at its start. */
export function brandSchemasPlugin(): Plugin {
  return {
    name: 'sala:brand-schemas',
    enforce: 'pre',
    async load(id) {
      if (id !== replaced) return null;
      const { module } = await evaluate<typeof ChecksProgram>(generator, this.environment.mode);
      return { code: toModule(module.checksProgram), map: { mappings: '' }, moduleType: 'js' };
    },
  };
}

/** Wraps the generated program, which is written for CommonJS. */
const toModule = (program: string): string =>
  [
    `import { createRequire } from 'node:module';`,
    `import { formatsByName as formats } from '#schemas/common/formatExports';`,
    'const require = createRequire(import.meta.url);',
    `function fill(exports) { ${program}\n}`,
    'export function compileBrandSchemas() { const checks = {}; fill(checks); return checks; }',
  ].join('\n');
