/** Commands of npm itself, which need no entry in package.json. */
const builtIn = new Set(['ci', 'install', 'start', 'test', 'run']);

/** Scripts that a document names and that package.json does not have. */
export function deadScripts(markdown: string, scripts: readonly string[]): string[] {
  const named = [...markdown.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );
  return unique(
    named.filter(
      (name) => !scripts.includes(name) && !(builtIn.has(name) && name !== 'start' && name !== 'test'),
    ),
  );
}

/**
 * Paths written as code that do not exist; remark checks links. Placeholders (`brands/<id>/`), patterns and what a program
 * creates (`dist/`, `.data/`, `.cache/`) are not claims.
 */
export function deadPaths(markdown: string, exists: (path: string) => boolean): string[] {
  const prose = markdown.replace(/```[\s\S]*?```/g, '');
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? '');
  const named = code.filter(looksLikePath).map((name) => name.replace(/^(\.\.?\/)+/, '').replace(/\/$/, ''));
  return unique(
    named.filter(
      (name) =>
        !isMade(name, markdown) && !exists(name) && !exists(`docs/${name}`) && !exists(`docs/adr/${name}`),
    ),
  );
}

/** Folders of one machine and addresses of package registries. */
export function machineTraces(text: string): string[] {
  // Put together here, so that this file is not a trace itself.
  const machine = ['', 'work', ''].join('/');
  const registry = ['registry', String.raw`[\w.-]+`, '(?:org|com|dev|io)'].join(String.raw`\.`);
  const patterns = [
    /(?<![\w.])\/(?:home|Users)\/(?!<)[\w.-]+/g,
    new RegExp(String.raw`(?<![\w.])${machine}[\w.-]+`, 'g'),
    new RegExp(String.raw`\b${registry}\b`, 'g'),
  ];
  return unique(patterns.flatMap((pattern) => text.match(pattern) ?? []));
}

/** Conflict markers of an unfinished merge. */
export function conflictMarkers(text: string): string[] {
  return unique(text.match(/^(?:<{7}|>{7}) .+$/gm) ?? []);
}

function looksLikePath(text: string): boolean {
  return (
    /^[\w.-]+(\/[\w.-]+)+\/?$|^[\w-]+\/$/.test(text) &&
    !/^(https?:|[\d.]+\/)/.test(text) &&
    /\.\w+$|\/$/.test(text)
  );
}

/** Generated files, including the brand that the document's example creates. */
function isMade(name: string, markdown: string): boolean {
  const made = [...markdown.matchAll(/brands -- new ([\w-]+)/g)].map(([, id]) => `brands/${id ?? ''}`);
  const folders = ['dist', '.data', '.cache', 'node_modules', 'test-results', ...made];
  return folders.some((folder) => name === folder || name.startsWith(`${folder}/`));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/**
 * Rows of tables whose last column is called "proof" that prove nothing: no id of a test and no path is in it, or an
 * id that no test has. A row that does not apply gives the reason.
 */
export function deadProofs(markdown: string, ids: ReadonlySet<string>): string[] {
  let isProof = false;
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      isProof = false;
      return [];
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [first = '', last = ''] = [cells[0], cells.at(-1)];
    if (last === 'proof') isProof = true;
    else if (isProof && !/^-+$/.test(last) && !/^does not apply: \S/.test(last)) {
      const named = last.replace(/`[^`]*`/g, '').match(/\b[A-Z]{1,3}-?\d+\b/g) ?? [];
      if (named.length === 0 && !last.includes('`')) return [`"${first}" has no proof`];
      return named.filter((id) => !ids.has(id)).map((id) => `"${first}" names ${id}, which no test proves`);
    }
    return [];
  });
}

/** The form of an id, as a regular expression. */
export const ID = String.raw`[A-Z]{2,3}-\d{2,3}|[A-Z]\d{1,2}`;

/**
 * Ids of requirements that the titles in a test file begin with, e.g. `it('A5 A9 changes …')`.
 * @param source of the test file.
 */
export function citedIds(source: string): string[] {
  // A digit after the ids means path data of an SVG image, not a title.
  const titles = source.matchAll(new RegExp(`['"\`]((?:(?:${ID}) )+)(?![-\\d])`, 'g'));
  return [...titles].flatMap(([, ids = '']) => ids.trim().split(' '));
}
