import type { Plugin } from 'vite';
import { fileURLToPath } from 'node:url';
import { evaluate } from './evaluate.ts';
import { standaloneModule } from './standalone.ts';

/** Plug-ins that replace the schemas in browser programs by compiled validators and answer shapes. */
export const schemaPlugins = (): Plugin[] => [validatePlugin(), shapesPlugin()];

const suffix = '?validate';
const alias = '#schemas/';
const schemas = new URL('../../schemas/', import.meta.url);
const fileOf = (name: string) => fileURLToPath(new URL(`${name}.ts`, schemas));

/**
 * `import { validate } from '#schemas/forms/address?validate'` becomes a generated validator of the
 * `schema` that `schemas/forms/address.ts` exports. Neither the schema nor a compiler reaches the
 * bundle, and nothing is evaluated at run time (CSP).
 */
export function validatePlugin(): Plugin {
  return {
    name: 'sala:validate',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#schemas\/.*\?validate$/ },
      handler: (source) => fileOf(source.slice(alias.length, -suffix.length)) + suffix,
    },
    load: {
      filter: { id: /\?validate$/ },
      async handler(id) {
        const { schema, files } = await readSchema(id.slice(0, -suffix.length), this.environment.mode);
        for (const file of files) this.addWatchFile(file);
        const code = standaloneModule(schema, {
          formats: fileOf('common/formats'),
          textLength: fileOf('common/text'),
        });
        return { code, map: { mappings: '' }, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}

/** The schema that a file exports, and the files which it was composed of. */
async function readSchema(file: string, mode: string): Promise<{ schema: object; files: readonly string[] }> {
  const { module, dependencies } = await evaluate<{ schema?: unknown }>(file, mode);
  const { schema } = module;
  if (typeof schema !== 'object' || schema === null) throw new Error(`${file} exports no \`schema\`.`);
  return { schema, files: [file, ...dependencies] };
}

const shapesFile = fileURLToPath(new URL('../../schemas/api/answerShapes.ts', import.meta.url));
const shapesId = `${shapesFile}?shapes`;

/**
 * Replaces `import { shapes } from '#schemas/api/answerShapes?shapes'` by the result of `answerShapes()`, so that the
 * browser gets the answer shapes without the schemas.
 */
function shapesPlugin(): Plugin {
  return {
    name: 'sala:shapes',
    enforce: 'pre',
    resolveId: { filter: { id: /^#schemas\/api\/answerShapes\?shapes$/ }, handler: () => shapesId },
    load: {
      filter: { id: /\/answerShapes\.ts\?shapes$/ },
      async handler() {
        const { module, dependencies } = await evaluate<{ answerShapes: () => object }>(
          shapesFile,
          this.environment.mode,
        );
        for (const watched of [shapesFile, ...dependencies]) this.addWatchFile(watched);
        const code = `export const shapes = ${JSON.stringify(module.answerShapes())};`;
        return { code, map: { mappings: '' }, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}
