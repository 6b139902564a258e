import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from './places';
import { TEMPLATE_FILE } from '#server/platform/hosting/compiledApp';
import type { Template } from '#server/platform/hosting/stamp';

/** Which file holds which module, and which files each needs at once. Vite's own manifest forgets merged modules. */
export interface ChunkGraph {
  readonly entry: string;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Source module, relative to the checkout → its file. */
  readonly modules: Readonly<Record<string, string>>;
}

const FILE = 'chunks.json';

/** Writes the graph next to a compiled app. */
export function chunkGraphPlugin(): Plugin {
  return {
    name: 'sala:chunk-graph',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const own = (id: string) => id.startsWith(root + path.sep) && !id.includes('node_modules');
      const graph: ChunkGraph = {
        entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
        imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
        modules: Object.fromEntries(
          chunks.flatMap(({ fileName, moduleIds }) =>
            moduleIds.filter(own).map((id) => [path.relative(root, id).replaceAll(path.sep, '/'), fileName]),
          ),
        ),
      };
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(graph) });
    },
  };
}

/** Module → site paths of the files that a page made of it loads beyond those of the entry. */
export function readPreloads(compiledApp: string): Record<string, string[]> {
  const { entry, imports, modules } = JSON.parse(
    readFileSync(path.join(compiledApp, FILE), 'utf8'),
  ) as ChunkGraph;
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) {
      seen.add(file);
      for (const below of imports[file] ?? []) withImports(below, seen);
    }
    return seen;
  };
  const first = withImports(entry);
  return Object.fromEntries(
    Object.entries(modules).map(([module, file]) => [
      module,
      [...withImports(file)].filter((needed) => !first.has(needed)).map((needed) => `/${needed}`),
    ]),
  );
}

/** Leaves in a compiled client what it gives to every brand's pages. */
export function writeTemplate(clientDir: string): void {
  const html = readFileSync(path.join(clientDir, 'index.html'), 'utf8');
  const template: Template = { html, preloads: readPreloads(clientDir) };
  writeFileSync(path.join(clientDir, TEMPLATE_FILE), JSON.stringify(template));
}
