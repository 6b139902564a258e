import { readFileSync } from 'node:fs';

/** Site path of the built file that contains a module of the member app, `/app/1a2b3c4d.js`. */
export function chunkOf(module: string): string {
  const { modules } = JSON.parse(readFileSync('.cache/build/client/chunks.json', 'utf8')) as {
    readonly modules: Readonly<Record<string, string>>;
  };
  const file = modules[module];
  if (file === undefined) throw new Error(`No built file contains ${module}.`);
  return `/${file}`;
}
