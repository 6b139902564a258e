import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { callKeys } from '#schemas/api/contract';
import { root } from '#scripts/bundle/places';
import { edited } from './apply';
import { variants } from './variants';

/** Mutants that run only the tests whose title contains a text. */
const chosen = variants.flatMap(({ only, ...variant }) => (only === undefined ? [] : [{ ...variant, only }]));

/** Titles of the tests in a file; that of a table of API calls once for each call. */
function titlesOf(file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const title = first && /^it\b/.test(node.expression.getText()) && textOf(first);
      if (title)
        titles.push(
          ...(title.includes('$key') ? callKeys : ['$key']).map((key) => title.replace('$key', key)),
        );
    }
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(path.join(root, file), 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** A title as it is written, with its expressions; nothing for what is no text. */
function textOf(title: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText() : undefined;
}

describe('mutants', () => {
  it.each(variants)('$promises $name: applies to the current source', ({ edits, tests }) => {
    const texts = new Map<string, string>();
    for (const edit of edits) {
      const text = texts.get(edit.file) ?? readFileSync(path.join(root, edit.file), 'utf8');
      const changed = edited(text, edit);
      expect(changed).not.toBe(text);
      texts.set(edit.file, changed);
    }
    expect(tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each(chosen)('$promises $name: “$only” is in a title of its test files', ({ tests, only }) => {
    expect(tests.flatMap(titlesOf).filter((title) => title.includes(only))).not.toEqual([]);
  });

  it('have unique names', () => {
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
  });

  it('refuse a text that is missing or occurs twice', () => {
    const edit = { file: 'a.ts', find: 'x', replace: 'y' };
    expect(() => edited('abc', edit)).toThrow('a.ts');
    expect(() => edited('xx', edit)).toThrow('a.ts');
    expect(edited('axb', edit)).toBe('ayb');
  });
});
