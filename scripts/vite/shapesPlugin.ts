import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const source = '#schemas/api/answerShapes?shapes';
const file = fileURLToPath(new URL('../../schemas/api/answerShapes.ts', import.meta.url));
const id = `${file}?shapes`;

/**
 * Replaces `import { shapes } from '#schemas/api/answerShapes?shapes'` by the result of `answerShapes()`, so that the
 * browser gets the answer shapes without the schemas.
 */
export function shapesPlugin(): Plugin {
  return {
    name: 'sala:shapes',
    enforce: 'pre',
    resolveId: (name) => (name === source ? id : null),
    async load(name) {
      if (name !== id) return null;
      const { module, dependencies } = await runnerImport<{ answerShapes: () => object }>(file, {
        configFile: false,
        logLevel: 'error',
      });
      for (const watched of [file, ...dependencies]) this.addWatchFile(watched);
      const code = `export const shapes = ${JSON.stringify(module.answerShapes())};`;
      return { code, map: { mappings: '' }, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
