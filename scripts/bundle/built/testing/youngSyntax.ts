import { parseAst } from 'vite';
import { isYoung, type Since } from './supportedBrowsers';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Syntax {
  readonly name: string;
  readonly since: Since;
  readonly is: (node: Node) => boolean;
}

const type = (name: string) => (node: Node) => node.type === name;

/** A browser without one of these cannot parse the file. */
const list: readonly Syntax[] = [
  { name: 'a?.b', since: [80, 13.1, 74], is: type('ChainExpression') },
  { name: 'a ?? b', since: [80, 13.1, 72], is: (node) => node['operator'] === '??' },
  {
    name: 'a ??= b',
    since: [85, 14, 79],
    is: ({ type: kind, operator }) =>
      kind === 'AssignmentExpression' && /^(\?\?|\|\||&&)=$/.test(String(operator)),
  },
  { name: 'a class field', since: [72, 14.1, 69], is: type('PropertyDefinition') },
  { name: '#private', since: [84, 15, 90], is: type('PrivateIdentifier') },
  { name: 'a static block', since: [94, 16.4, 93], is: type('StaticBlock') },
  { name: '10n', since: [67, 14, 68], is: (node) => typeof node['bigint'] === 'string' },
  {
    name: 'export * as',
    since: [72, 14.1, 80],
    is: ({ type: kind, exported }) => kind === 'ExportAllDeclaration' && exported !== null,
  },
  {
    name: '(?<=behind)',
    since: [62, 16.4, 78],
    is: ({ regex }) => /\(\?<[=!]/.test(patternOf(regex).pattern),
  },
  { name: '/x/d', since: [90, 15, 88], is: ({ regex }) => patternOf(regex).flags.includes('d') },
  { name: '/x/v', since: [112, 17, 116], is: ({ regex }) => patternOf(regex).flags.includes('v') },
];
const young = list.filter(({ since }) => isYoung(since));

export interface Read {
  /** Names of syntax that the oldest supported browsers lack. */
  readonly young: readonly string[];
  /** Texts of template literals; `_` marks each inserted value. */
  readonly templates: readonly string[];
}

/** Reads a module. Awaiting outside of a function counts as young too: no browser of the supportedSince can. */
export function readCode(code: string): Read {
  const found = new Set<string>();
  const templates: string[] = [];
  visit(parseAst(code) as unknown as Node, 0);
  return { young: [...found], templates };

  function visit(node: Node, functions: number): void {
    for (const syntax of young) if (syntax.is(node)) found.add(syntax.name);
    if (node.type === 'AwaitExpression' && functions === 0) found.add('await outside of a function');
    if (node.type === 'TemplateLiteral') templates.push(templateText(node));
    const inside = /Function/.test(node.type) ? functions + 1 : functions;
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(child)) visit(child, inside);
    }
  }
}

function templateText(node: Node): string {
  return (node['quasis'] as readonly { readonly value: { readonly raw: string } }[])
    .map(({ value }) => value.raw)
    .join('_');
}

function patternOf(regex: unknown): { readonly pattern: string; readonly flags: string } {
  return (regex as { pattern: string; flags: string } | undefined) ?? { pattern: '', flags: '' };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}
