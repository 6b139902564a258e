import { mkdtemp, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { brotli } from '#scripts/bundle/compress';
import { root } from '#scripts/bundle/places';

export interface Shares {
  /** Bytes, each part compressed separately. */
  readonly own: number;
  readonly libraries: number;
}

/**
 * Size of our own modules and of packages in the member app's first script, minified. Compiles it again with a source
 * map, and attributes each character to its module.
 */
export async function sharesOfFirstScript(): Promise<Shares> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'sala-shares-'));
  let texts: readonly [string, string] | undefined;
  try {
    await build({
      root,
      configLoader: 'runner',
      mode: 'production',
      logLevel: 'warn',
      publicDir: false,
      build: { outDir, emptyOutDir: true, reportCompressedSize: false, sourcemap: true },
      plugins: [
        {
          name: 'sala:shares',
          enforce: 'post',
          writeBundle(_options, bundle) {
            for (const output of Object.values(bundle))
              if (output.type === 'chunk' && output.isEntry && output.map)
                texts = divide(output.code, new SourceMap({ ...output.map, sourceRoot: '' }));
          },
        },
      ],
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  if (!texts) throw new Error('The compiled member app has no entry with a source map.');
  const [own, libraries] = await Promise.all(texts.map((text) => brotli(Buffer.from(text))));
  return { own: own?.length ?? 0, libraries: libraries?.length ?? 0 };
}

/** Our own modules, and everything else. */
function divide(code: string, map: SourceMap): readonly [string, string] {
  const [own, libraries]: [string[], string[]] = [[], []];
  for (const [row, line] of code.split('\n').entries())
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      const source = 'originalSource' in entry ? entry.originalSource : '';
      const isOwn = /(?:^|\/)(?:src|schemas|brands)\//.test(source) && !source.includes('node_modules');
      (isOwn ? own : libraries).push(line.charAt(column));
    }
  return [own.join(''), libraries.join('')];
}
