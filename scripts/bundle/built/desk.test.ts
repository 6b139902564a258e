import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChunkGraph } from '../chunkGraph';
import { compiledDir, defaultOut } from '../places';

const desk = path.join(defaultOut, '_desk');
const html = readFileSync(path.join(desk, 'index.html'), 'utf8');
const KB = 1024;

/** Size of a file as it is sent. */
function packedSize(file: string): number {
  const packed = path.join(desk, `${file}.br`);
  return readFileSync(existsSync(packed) ? packed : path.join(desk, file)).length;
}

describe('the operations desk', () => {
  it('DSK-46 sends at most 250 KB before a queue is shown', () => {
    const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
    const files = tags.flatMap((tag) => /(?:src|href)="\/(app\/[^"]+\.(?:js|css))"/.exec(tag)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(0);
    const total = files.reduce((sum, file) => sum + packedSize(file), 0);
    expect(Math.round(total / KB)).toBeLessThanOrEqual(250);
    // The list and the review are in it: nothing else has to come first.
    const { modules } = JSON.parse(
      readFileSync(path.join(compiledDir, 'desk', 'chunks.json'), 'utf8'),
    ) as ChunkGraph;
    for (const module of ['queues/QueueList.tsx', 'review/ReviewPane.tsx'])
      expect(files).toContain(modules[`desk/features/${module}`]);
  });

  it('DSK-46 evaluates no text as code, and its page has no inline script or style', () => {
    const traces = /\beval\(|\bnew Function\b|ajv\/dist|MissingRefError|strictSchema/;
    for (const name of readdirSync(path.join(desk, 'app')).filter((file) => file.endsWith('.js'))) {
      const code = readFileSync(path.join(desk, 'app', name), 'utf8');
      expect([name, traces.exec(code)?.[0]]).toEqual([name, undefined]);
    }
    expect(html.match(/<script\b(?![^>]*\bsrc=)|<[a-z][^>]*\s(?:on[a-z]+|style)=/i)?.[0]).toBeUndefined();
  });

  it('holds no code of the studio or of member pages', () => {
    const { modules } = JSON.parse(
      readFileSync(path.join(compiledDir, 'desk', 'chunks.json'), 'utf8'),
    ) as ChunkGraph;
    expect(
      Object.keys(modules).filter((module) => /^(preview|src\/(app|features|api))\//.test(module)),
    ).toEqual([]);
  });
});
