import { parse } from 'acorn';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultOut, earlyScripts } from '../places';
import { readCode } from './testing/youngSyntax';
import { youngApis } from './testing/youngApis';
import { youngStyles } from './testing/youngStyles';

/** Chunks are the same files in every bundle. */
const [brand = ''] = readdirSync(defaultOut).filter((name) => !name.startsWith('_'));
const bundle = path.join(defaultOut, brand);
const read = (name: string) => readFileSync(path.join(bundle, name), 'utf8');
const files = (end: string) => readdirSync(path.join(bundle, 'app')).filter((name) => name.endsWith(end));
const scripts = files('.js').map((name) => ({ name, code: read(`app/${name}`) }));
const readScripts = scripts.map(({ name, code }) => ({ name, ...readCode(code) }));

describe('LAY-19 what the build wrote runs in the oldest browsers of package.json', () => {
  it('parses there: no younger syntax in any chunk', () => {
    expect(readScripts.length).toBeGreaterThan(20);
    expect(
      readScripts.filter(({ young }) => young.length > 0).map(({ name, young }) => [name, young]),
    ).toEqual([]);
  });

  it('parses every chunk as ECMAScript 2020, without the newer syntax listed above', () => {
    const broken = scripts.flatMap(({ name, code }) =>
      parseError(code, { ecmaVersion: 2020, sourceType: 'module' }).map((error) => [name, error]),
    );
    expect(broken).toEqual([]);
  });

  it.each(['index.html', '200.html'])(
    'parses the inline scripts of %s as ECMAScript 5, which every browser supports',
    (name) => {
      const inline = [...read(name).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
      expect(inline).toHaveLength(earlyScripts.length);
      expect(inline.flatMap((code) => parseError(code, { ecmaVersion: 5, sourceType: 'script' }))).toEqual(
        [],
      );
    },
  );

  it.each([
    'a ??= b',
    'class A { #b }',
    'a = 1_000',
    '/[[a]--[b]]/v',
    'import a from "b" with { type: "json" }',
  ])('refuses %s', (code) => {
    expect(parseError(code, { ecmaVersion: 2020, sourceType: 'module' })).toHaveLength(1);
  });

  it('calls nothing that is missing there without something in its place', () => {
    expect(scripts.flatMap(({ name, code }) => youngApis(code).map((around) => [name, around]))).toEqual([]);
  });

  it('adds what Safari 12.0 lacks before any other code uses it', () => {
    for (const name of ['index.html', '200.html']) {
      const page = read(name);
      expect(page.indexOf('window.globalThis = window')).toBeGreaterThan(0);
    }
    const [entry = ''] = /index-[0-9a-f]+\.js/.exec(read('index.html')) ?? [];
    const polyfills = scripts.find(({ code }) => /defineProperty\([\w.]+,[`'"]fromEntries/.test(code));
    expect(polyfills?.code).toMatch(/defineProperty\([\w.]+,[`'"]replaceAll/);
    expect(read(`app/${entry}`)).toContain(polyfills?.name);
  });

  it('writes no style that is left out there without an older one before it', () => {
    const pages = ['index.html', 'login/index.html', 'register/index.html'].map((name) => ({
      name,
      css: [...read(name).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
    }));
    const sheets = files('.css').map((name) => ({ name, css: [read(`app/${name}`)] }));
    const inScripts = readScripts.map(({ name, templates }) => ({ name, css: templates.filter(isStyle) }));
    expect(inScripts.flatMap(({ css }) => css).length).toBeGreaterThan(100);
    const found = [...pages, ...sheets, ...inScripts].flatMap(({ name, css }) =>
      css.flatMap(youngStyles).map((style) => [name, style]),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['a?.b', 'a?.b'],
    ['a ?? b', 'a ?? b'],
    ['a ??= b', 'a ??= b'],
    ['a class field', 'class A { b = 1 }'],
    ['(?<=behind)', '/(?<=a)b/'],
    ['await outside of a function', 'await a'],
  ])('sees %s', (name, code) => {
    expect(readCode(code).young).toContain(name);
  });

  it.each(['list.at(-1)', 'Object.hasOwn(a, b)', 'new ResizeObserver(f)', 'a.replaceAll(b, c)'])(
    'sees %s',
    (code) => {
      expect(youngApis(`f(); ${code};`)).toHaveLength(1);
    },
  );

  it.each([
    'a{inset:0}',
    'a:has(b){color:red}',
    'a{height:100dvh}',
    'a{font:700 clamp(1px,2vw,3px)/1 x}',
    'a{appearance:none}',
    '@media (width >= 600px){a{color:red}}',
  ])('sees %s', (css) => {
    expect(youngStyles(css)).toHaveLength(1);
  });

  it('takes an older declaration before a younger one for its stand-in', () => {
    expect(youngStyles('a{height:100vh;height:100dvh;-webkit-appearance:none;appearance:none}')).toEqual([]);
  });
});

/** The syntax error that an independent parser reports at this ECMAScript version; undefined if there is none. */
function parseError(code: string, options: Parameters<typeof parse>[1]): string[] {
  try {
    parse(code, options);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** A template literal that holds declarations, rather than a sentence or an address. */
const isStyle = (text: string) => /[a-z-]+\s*:[^;{}]+[;}]/.test(text) && !/^\s*https?:/.test(text);
