import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from './places';

type Bundle = NonNullable<
  Parameters<Extract<Plugin['transformIndexHtml'], (...given: never) => unknown>>[1]['bundle']
>;

/**
 * Preloads in a page the chunks that its script imports at once, so that they load in parallel.
 * @param early page → source modules, relative to the checkout.
 */
export function earlyChunksPlugin(early: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'sala:early-chunks',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk, path: page }) => {
        const own = withImports(bundle, chunk ? [chunk.fileName] : []);
        const modules = (early[page] ?? []).map((module) => path.join(root, module));
        const files = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' && output.moduleIds.some((id) => modules.includes(id))
            ? [output.fileName]
            : [],
        );
        return [...withImports(bundle, files)]
          .filter((file) => !own.has(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

function withImports(bundle: Bundle, files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') withImports(bundle, chunk.imports, seen);
  }
  return seen;
}
