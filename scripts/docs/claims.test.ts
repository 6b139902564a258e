import { describe, expect, it } from 'vitest';
import { conflictMarkers, deadPaths, deadScripts, machineTraces } from './claims';

describe('claims of documents', () => {
  it('finds a script that package.json lacks', () => {
    expect(
      deadScripts('Run `npm run build`, then `npm run gone -- x` and `npm test`.', ['build', 'test']),
    ).toEqual(['gone']);
    expect(deadScripts('`npm start`', [])).toEqual(['start']);
    expect(deadScripts('`npm ci` installs.', [])).toEqual([]);
  });

  it('finds a path in code that does not exist', () => {
    const exists = (path: string) => path === 'server/main.ts' || path === 'docs/scale.md';
    const text = 'See `server/main.ts`, `scale.md`, `server/none.ts` and `none/`.';
    expect(deadPaths(text, exists)).toEqual(['server/none.ts', 'none']);
  });

  it('takes placeholders, addresses, made folders and listings for no claim', () => {
    const text =
      '`brands/<id>/brand.json` `/api/docs` `dist/_server/main.js` `application/json` `a/*.ts` [x](https://a.example/b.md)\n```\nnone/x.ts\n```';
    expect(deadPaths(text, () => false)).toEqual([]);
  });

  it('takes the brand that the document makes for there', () => {
    expect(deadPaths('`npm run brands -- new ruby2` writes `brands/ruby2/brand.json`.', () => false)).toEqual(
      [],
    );
    expect(deadPaths('See `brands/ruby2/brand.json`.', () => false)).toEqual(['brands/ruby2/brand.json']);
  });

  it('finds traces of one machine', () => {
    const home = ['', 'home', 'somebody'].join('/');
    expect(machineTraces(`see ${home}/x and /homepage`)).toEqual([home]);
    const registry = ['registry', 'example', 'com'].join('.');
    expect(machineTraces(`https://${registry}/x`)).toEqual([registry]);
  });

  it('finds the conflict markers of an unfinished merge', () => {
    const [ours, theirs] = ['<'.repeat(7), '>'.repeat(7)];
    expect(conflictMarkers(`a\n${ours} HEAD\nb\n=======\nc\n${theirs} 1a2b3c (Say so)\nd`)).toEqual([
      `${ours} HEAD`,
      `${theirs} 1a2b3c (Say so)`,
    ]);
    expect(conflictMarkers(`a\n=======\nb ${ours} HEAD`)).toEqual([]);
  });
});
