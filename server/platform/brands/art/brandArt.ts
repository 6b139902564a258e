import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { letterable } from '#core/brand/newBrandFile';
import { projectRoot } from '#server/platform/root';
import { type Face, faces, isFace, outline } from './lettering';
import { type ArtTheme, makePalette, neighbour } from './palette';
import { tint } from './tint';

/** What a brand chooses beyond its theme, in `brands/<id>/art.json`. */
interface ArtFile {
  /** The name on the logo. */
  readonly name: string;
  /** The line below it. */
  readonly thaiName: string;
  /** The ornament of the backgrounds and the cut of the gem: a folder of `templates`. */
  readonly motif: string;
  /** The typeface of the logo's lettering, one of `faces`. */
  readonly face: Face;
}

const common = path.join(projectRoot, 'server/platform/brands/art/templates');

type Theme = Partial<ArtTheme> & { readonly color?: string; readonly accent2?: string };

/**
 * Every image of a brand, file name → SVG: the templates in the colours of its theme. A template of the brand's motif, or
 * one in `brands/<id>/templates`, replaces the common one of the same name.
 * @throws Error when `art.json` names a key or motif that does not exist.
 */
export function brandArt(brandsDir: string, id: string): Map<string, string> {
  const theme = themeOf(path.join(brandsDir, id, 'brand.json'));
  return draw(brandsDir, readArtFile(brandsDir, id), theme, templatesIn(templatesOf(brandsDir, id)));
}

/** A brand without a folder. */
export interface FolderlessBrand {
  readonly id: string;
  readonly displayName: string;
  readonly theme: Theme;
  /** The brand with whose motif and templates it is drawn; null for those that its id chooses. */
  readonly like: string | null;
}

/** The same for a brand without a folder; the logo has its own name. */
export function folderlessArt(
  brandsDir: string,
  { id, displayName, theme, like }: FolderlessBrand,
): Map<string, string> {
  const art = readArtFile(brandsDir, like ?? id);
  const named = { ...art, name: letterable(displayName) ?? id, thaiName: '' };
  const own = like === null ? [] : templatesIn(templatesOf(brandsDir, like));
  // A logo without a place for the name shows that of the other brand.
  const usable = own.filter(([file, template]) => file !== 'logo.svg' || template.includes('{name}'));
  return draw(brandsDir, named, theme, usable);
}

function draw(
  brandsDir: string,
  { motif, ...lettering }: ArtFile,
  ownTheme: Theme,
  ownTemplates: readonly [string, string][],
): Map<string, string> {
  const palette = makePalette(completeTheme(brandsDir, ownTheme));
  const templates = new Map([
    ...templatesIn(common),
    ...templatesIn(path.join(common, motif)),
    ...ownTemplates,
  ]);
  return new Map(
    [...templates].map(([file, template]) => [
      file,
      tint(file === 'logo.svg' ? setName(template, lettering) : template, palette),
    ]),
  );
}

/** The logo's template with the name in place; the row is 96 high. */
function setName(template: string, { name, thaiName, face }: Omit<ArtFile, 'motif'>): string {
  const large = outline(name, 46, 'large', face);
  const small = outline(thaiName, 20, 'small', face);
  return template
    .replace('{width}', String(Math.ceil(104 + Math.max(large.width, small.width))))
    .replaceAll('{name}', large.d)
    .replace('{nameY}', thaiName === '' ? '65' : '51')
    .replace('{thaiName}', small.d);
}

function readArtFile(brandsDir: string, id: string): ArtFile {
  const motifs = foldersIn(common);
  const file = path.join(brandsDir, id, 'art.json');
  const art = { name: id, thaiName: '', motif: pick(motifs, id), face: 'kanit', ...readJson(file) };
  for (const [key, value] of Object.entries(art)) {
    if (!['name', 'thaiName', 'motif', 'face'].includes(key) || typeof value !== 'string')
      throw new Error(`${file}: "${key}" is not a choice of the art.`);
  }
  const { face, motif } = art;
  if (!motifs.includes(motif)) throw new Error(`${file}: "motif" must be one of ${motifs.join(', ')}.`);
  if (!isFace(face)) throw new Error(`${file}: "face" must be one of ${Object.keys(faces).join(', ')}.`);
  return { ...art, face };
}

/** The theme over the one of the defaults; a second accent is derived from an accent of the brand's own. */
function completeTheme(brandsDir: string, own: Theme): ArtTheme {
  const theme = { ...themeOf(path.join(brandsDir, 'defaults.json')), ...own };
  const accent = theme.color ?? '#3b82f6';
  const second = own.accent2 ?? (own.color === undefined ? theme.accent2 : undefined);
  return {
    scheme: theme.scheme ?? 'dark',
    accent,
    second: second ?? neighbour(accent),
    background: theme.background ?? '#0b1020',
    surface: theme.surface ?? '#151b2e',
    gold: theme.gold ?? '#f6c85f',
  };
}

const themeOf = (file: string): Theme => readJson(file)['theme'] ?? {};

function readJson(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

const templatesOf = (brandsDir: string, id: string): string => path.join(brandsDir, id, 'templates');

function templatesIn(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** Always the same one for the same id. */
function pick(list: readonly string[], id: string): string {
  const sum = [...id].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return list[sum % list.length] ?? '';
}
