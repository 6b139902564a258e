import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { NOTICES_FILE } from '#server/platform/hosting/pages';
import { root } from './places';

/** What a compiled file was made of, as far as notices go. */
interface Output {
  readonly moduleIds?: readonly string[];
  readonly originalFileNames?: readonly string[];
}

/** Compilers leave helpers of their own in what they write; no file of theirs is named there. */
const WRITTEN_BY: readonly (readonly [trace: RegExp, name: string])[] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0?@oxc-project\+runtime/, 'rolldown'],
  [/\?validate$/, 'ajv'],
];

/** What the server sends as it came: the page of the API, and the fonts of the sandbox's bank and games. */
const SENT_AS_THEY_ARE = ['@fastify/swagger-ui', '@fontsource/sarabun'];

/** Works contained in a package that does not declare them. */
const CARRIED: ReadonlyMap<string, string> = new Map([['@fastify/swagger-ui', 'swaggerUi.txt']]);

/**
 * Writes the notices next to a compiled app: the packages and fonts in it with their licences, most of which require
 * only that their notice is distributed with them.
 * @throws Error naming a package without a licence text.
 */
export function noticesPlugin(): Plugin {
  return {
    name: 'sala:notices',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: notices(Object.values(bundle)) });
    },
  };
}

function notices(outputs: readonly Output[]): string {
  const folders = new Set([...outputs.flatMap(foldersOf), ...SENT_AS_THEY_ARE.map(installed)]);
  const byText = new Map<string, string[]>();
  for (const folder of [...folders].sort()) {
    const { title, text } = noticeOf(folder);
    byText.set(text, [...(byText.get(text) ?? []), title]);
  }
  const parts = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`);
  return `Parts of this site are the work of others, under these licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** Folders of the packages in a file. */
function foldersOf({ moduleIds = [], originalFileNames = [] }: Output): string[] {
  const modules = moduleIds.flatMap((id) => folderOf(id) ?? []);
  const fonts = originalFileNames.flatMap((name) => {
    const family = /theme\/fonts\/([a-z-]+?)-(?:latin|thai|figures)-/.exec(name)?.[1];
    return family === undefined ? [] : [installed(`@fontsource/${family}`)];
  });
  return [...modules, ...fonts];
}

function folderOf(id: string): string | undefined {
  const [inPackage] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/')) ?? [];
  if (inPackage !== undefined) return inPackage.replace('\0', '');
  const writer = WRITTEN_BY.find(([trace]) => trace.test(id))?.[1];
  return writer && installed(writer);
}

const installed = (name: string): string => path.join(root, 'node_modules', name);

function noticeOf(folder: string): { readonly title: string; readonly text: string } {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = '' } = manifest;
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map((file) => ownPart(readFileSync(path.join(folder, file), 'utf8')));
  const own = texts.length > 0 ? texts.join('\n\n') : license === 'MIT' ? mitOf(manifest) : '';
  if (own === '') throw new Error(`${name} ${version} has no licence text to send with it.`);
  const carried = CARRIED.get(name);
  const text = carried === undefined ? own : `${own}\n\n${licenceText(carried)}`;
  return { title: `${name} ${version} (${license})`, text };
}

/** A compiler's licence file continues with the compiler's own dependencies, which are not shipped. */
const ownPart = (text: string): string =>
  text.split(/^#+ Licenses of bundled dependencies/im)[0]?.trim() ?? '';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Of a package that names its licence and forgets the text. */
function mitOf({ name, author = `The authors of ${name}` }: Manifest): string {
  const holder = typeof author === 'string' ? author : author.name;
  return `Copyright (c) ${holder}\n\n${licenceText('mit.txt')}`;
}

const licenceText = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8').trim();
