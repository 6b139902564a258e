import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, parseTree, type JSONPath, type Node, type ParseError } from 'jsonc-parser';
import type { Checks } from '#core/brand/load';
import { pointerKeys } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import type * as BrandRulesModule from '#server/platform/brands/brandRules';
import type * as LoadModule from '../brands/load';
import { root } from '../bundle/places';
import { frameOf, type Mistake } from './mistakes';

type Load = <Module>(file: string) => Promise<Module>;

/**
 * Makes a check of all brand files with the schemas as they are at its call.
 * @param load returns the present version of a module.
 */
export function makeBrandMistakes(load: Load): () => Promise<Mistake | undefined> {
  let compiler: unknown;
  let checks: Checks | undefined;
  return async () => {
    const { compileBrandChecks } = await load<typeof BrandRulesModule>(
      'server/platform/brands/brandRules.ts',
    );
    const { loadAndInspect } = await load<typeof LoadModule>('scripts/brands/load.ts');
    // Compiling takes half a second; the function is another one once a schema has changed.
    if (compiler !== compileBrandChecks || !checks) checks = compileBrandChecks();
    compiler = compileBrandChecks;
    const { problems } = await loadAndInspect(root, { checks });
    return brandMistake(problems, (file) => readFileSync(path.join(root, file), 'utf8'));
  };
}

/** @returns the errors as one mistake at the place of the first; undefined when there are only warnings. */
export function brandMistake(
  problems: readonly Problem[],
  read: (file: string) => string,
): Mistake | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  const message = errors.map(describe).join('\n');
  if (first.file === undefined) return { message };
  const text = read(first.file);
  const line = lineOf(text, first.path);
  return { message, file: first.file, line, frame: frameOf(text, line) };
}

const describe = ({ file, path: pointer, en, fix }: Problem): string =>
  `${file ?? 'brands'} ${pointer || '/'}: ${en} → ${fix.en}`;

/** @returns the line, from 1, of the value at a JSON pointer or of the nearest value around it; of the error in text that is not JSON. */
export function lineOf(text: string, pointer: string): number {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const offset = errors[0]?.offset ?? (tree ? offsetOf(tree, pointer) : 0);
  return text.slice(0, offset).split('\n').length;
}

function offsetOf(tree: Node, pointer: string): number {
  const segments: JSONPath = pointerKeys(pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  for (let depth = segments.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(tree, segments.slice(0, depth));
    // The property's name is on the line to edit, also where its value spans many.
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return tree.offset;
}
