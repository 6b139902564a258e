import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOTICES_FILE } from '#server/platform/hosting/pages';
import { DESK_FOLDER } from '#server/platform/hosting/desk';
import { STUDIO_FOLDER } from '#server/platform/hosting/studio';
import type { ChunkGraph } from '../chunkGraph';
import { compiledDir, defaultOut as dist, root } from '../places';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = readJson(path.join(root, 'package-lock.json')) as {
  packages: Record<string, { readonly version?: string; readonly license?: string }>;
};
/** All that is installed; of one package there may be several versions. */
const locked = Object.entries(packages).map(([place, { version, license }]) => ({
  name: place.replace(/^.*node_modules\//, ''),
  version,
  license,
}));

/** `name version (licence)` of each package that a list names, by name. */
function named(list: string): ReadonlyMap<string, { readonly version: string; readonly licence: string }> {
  const titles = [...list.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) (\d[^\s]*) \(([^)]+)\)$/gm)];
  return new Map(
    titles.map(([, name = '', version = '', licence = '']) => [name, { version, licence }] as const),
  );
}

/** A package that only re-exports others, without code of its own in a bundle. */
const BARREL = 'radix-ui';

/** Packages that the modules of a compiled part import (without types), read from the sources. */
function imported(part: 'client' | 'studio' | 'desk'): string[] {
  const { modules } = readJson(path.join(compiledDir, part, 'chunks.json')) as ChunkGraph;
  const sources = Object.keys(modules).filter((name) => /\.tsx?$/.test(name));
  const specifiers = sources.flatMap((name) =>
    [
      ...readFileSync(path.join(root, name), 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*?from '([^'.#@][^']*|@[a-z][^']*)';$/gm,
      ),
    ].map(([, specifier = '']) => specifier),
  );
  return [...new Set(specifiers.map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''))].filter(
    (name) => !/^@(studio|desk|backoffice)[/]/.test(name) && !isBuiltin(name),
  );
}

const places = [
  ...readdirSync(dist)
    .filter((id) => existsSync(path.join(dist, id, 'brand.json')))
    .map((id) => ({ folder: id, part: 'client' as const })),
  { folder: STUDIO_FOLDER, part: 'studio' as const },
  { folder: DESK_FOLDER, part: 'desk' as const },
];

describe.each(places)('notices of others in $folder', ({ folder, part }) => {
  const list = readFileSync(path.join(dist, folder, NOTICES_FILE), 'utf8');
  const notices = named(list);

  it('D14 list every package in it with the installed version', () => {
    const own = imported(part);
    expect(own).toEqual(expect.arrayContaining(['react', 'styled-components', 'react-redux']));
    expect(own.filter((name) => name !== BARREL && !notices.has(name))).toEqual([]);
    const unknown = [...notices].filter(
      ([name, { version, licence }]) =>
        !locked.some((one) => one.name === name && one.version === version && one.license === licence),
    );
    expect(unknown).toEqual([]);
  });

  it('D14 name what those bring with them, and the fonts', () => {
    const fonts = readdirSync(path.join(dist, folder, 'app')).filter((name) => name.endsWith('.woff2'));
    const families = [
      ...new Set(fonts.map((name) => `@fontsource/${name.replace(/-(?:latin|thai|figures)-.*/, '')}`)),
    ];
    expect(families.length).toBeGreaterThan(0);
    for (const name of ['scheduler', 'immer', 'stylis', ...families])
      expect([...notices.keys()]).toContain(name);
  });

  it('D14 name what the server sends as it came, with what the page of the API carries', () => {
    expect([...notices.keys()]).toEqual(
      expect.arrayContaining(['@fastify/swagger-ui', '@fontsource/sarabun']),
    );
    const { devDependencies } = readJson(
      path.join(root, 'node_modules/@fastify/swagger-ui/package.json'),
    ) as { devDependencies: Record<string, string> };
    expect(list).toContain(`Swagger UI ${devDependencies['swagger-ui-dist'] ?? ''},`);
    expect(list).toContain('Copyright 2020-2021 SmartBear Software Inc.');
    expect(list).toContain('END OF TERMS AND CONDITIONS');
  });

  it('D14 give the text of each licence', () => {
    const texts = {
      MIT: 'Permission is hereby granted',
      ISC: 'Permission to use, copy',
      'OFL-1.1': 'SIL OPEN FONT LICENSE',
    };
    for (const part of list.split(`\n${'-'.repeat(80)}\n`)) {
      const licences = [...named(part).values()].map(({ licence }) => licence);
      expect(licences.length, part.slice(0, 200)).toBeGreaterThan(0);
      for (const [licence, begins] of Object.entries(texts))
        if (licences.includes(licence)) expect(part).toContain(begins);
      expect(part.length).toBeGreaterThan(500);
    }
  });
});
