import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChunkGraph } from '../chunkGraph';
import { compiledDir, defaultOut } from '../places';

const studio = path.join(defaultOut, '_studio');
const KB = 1024;
const readGraph = (part: 'client' | 'studio') =>
  JSON.parse(readFileSync(path.join(compiledDir, part, 'chunks.json'), 'utf8')) as ChunkGraph;

/** Scripts that a page of the studio requests at once. */
function firstScripts(page: string): string[] {
  const tags = readFileSync(path.join(studio, page), 'utf8').match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="\/(app\/[^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

function packedSize(file: string): number {
  try {
    return readFileSync(path.join(studio, `${file}.br`)).length;
  } catch {
    return readFileSync(path.join(studio, file)).length;
  }
}

describe('the studio', () => {
  it.each(['index.html', 'frame.html'])('preview 19 sends at most 350 KB of script for %s', (page) => {
    const scripts = firstScripts(page);
    expect(scripts.length).toBeGreaterThan(0);
    const total = scripts.reduce((sum, file) => sum + packedSize(file), 0);
    expect(Math.round(total / KB)).toBeLessThanOrEqual(350);
  });

  it('preview 19 preloads the chunks of the first frame', () => {
    const { modules } = readGraph('studio');
    const first = firstScripts('index.html');
    for (const module of ['shell/Workspace.tsx', 'features/canvas/Canvas.tsx', 'features/canvas/ViewBar.tsx'])
      expect(first).toContain(modules[`preview/${module}`]);
  });

  it('W1 evaluates no text as code and holds no schema compiler', () => {
    const traces = /\beval\(|\bnew Function\b|ajv\/dist|MissingRefError|strictSchema/;
    const scripts = readdirSync(path.join(studio, 'app')).filter((name) => name.endsWith('.js'));
    for (const name of scripts) {
      const code = readFileSync(path.join(studio, 'app', name), 'utf8');
      expect([name, traces.exec(code)?.[0]]).toEqual([name, undefined]);
    }
  });

  it('marks texts with their ids in the frame only', () => {
    // The folder also holds the scripts of the build before.
    const built = JSON.parse(readFileSync(path.join(studio, 'files.json'), 'utf8')) as string[];
    const marking = built.filter(
      (name) =>
        name.endsWith('.js') &&
        readFileSync(path.join(studio, 'app', name), 'utf8').includes('sala:text-ids'),
    );
    expect(marking).toHaveLength(1);
  });

  it('W1 has no inline script, no event attribute and no style attribute in its pages', () => {
    for (const page of ['index.html', 'frame.html']) {
      const html = readFileSync(path.join(studio, page), 'utf8');
      expect(html.match(/<script\b(?![^>]*\bsrc=)|<[a-z][^>]*\s(?:on[a-z]+|style)=/i)?.[0]).toBeUndefined();
    }
  });

  it('shows the member app in frames only: none of its screens is in the studio’s own files', () => {
    const { modules } = readGraph('studio');
    const first = new Set(firstScripts('index.html'));
    const own = Object.keys(modules).filter((module) => first.has(modules[module] ?? ''));
    expect(own).toContain('preview/main.tsx');
    expect(own.filter((module) => /^src\/(app|features)\//.test(module))).toEqual([]);
  });
});

describe('the member app', () => {
  it('holds no code of the studio, of scenarios, of the server or of the build', () => {
    const modules = Object.keys(readGraph('client').modules);
    expect(modules).toContain('src/main.tsx');
    expect(
      modules.filter((module) => !/^(index\.html$|src\/(?!testing\/)|core\/|schemas\/)/.test(module)),
    ).toEqual([]);
  });
});
