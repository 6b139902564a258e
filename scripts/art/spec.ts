import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArtSpec, cuts, letterings, motifs, neighbour } from './palette';

/** What a brand may choose beyond its theme, in `brands/<id>/art.json`; each has a choice made from the id. */
type ArtFile = Partial<Pick<ArtSpec, 'name' | 'thaiName' | 'cut' | 'motif' | 'lettering'>>;

type Theme = {
  scheme?: 'dark' | 'light';
  color?: string;
  accent2?: string;
  gold?: string;
  background?: string;
  surface?: string;
};

/**
 * The art spec of a brand: its theme (over the defaults') and its `art.json`.
 * @throws if `art.json` names a key or a choice that does not exist, naming the file and the key.
 */
export function readSpec(brandsDir: string, id: string): ArtSpec {
  const file = join(brandsDir, id, 'art.json');
  const art = checkArt(file, readJson(file));
  const defaults = themeOf(join(brandsDir, 'defaults.json'));
  const own = themeOf(join(brandsDir, id, 'brand.json'));
  const theme = { ...defaults, ...own };
  const accent = theme.color ?? '#3b82f6';
  return {
    name: art.name ?? id,
    thaiName: art.thaiName ?? '',
    scheme: theme.scheme ?? 'dark',
    accent,
    second: own.accent2 ?? (own.color ? neighbour(accent) : (theme.accent2 ?? neighbour(accent))),
    background: theme.background ?? '#0b1020',
    surface: theme.surface ?? '#151b2e',
    gold: theme.gold ?? '#f6c85f',
    cut: art.cut ?? pick(cuts, id),
    motif: art.motif ?? pick(motifs, id),
    lettering: art.lettering ?? pick(letterings, id),
  };
}

function checkArt(file: string, art: Record<string, unknown>): ArtFile {
  const choices: Record<string, readonly string[] | null> = {
    name: null,
    thaiName: null,
    cut: cuts,
    motif: motifs,
    lettering: letterings,
  };
  for (const [key, value] of Object.entries(art)) {
    const allowed = choices[key];
    if (allowed === undefined || typeof value !== 'string')
      throw new Error(`${file}: "${key}" is not a choice of the art.`);
    if (allowed && !allowed.includes(value))
      throw new Error(`${file}: "${key}" must be one of ${allowed.join(', ')}.`);
  }
  return art;
}

const themeOf = (file: string): Theme => readJson(file).theme ?? {};

function readJson(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], id: string): T {
  const sum = [...id].reduce((total, char) => total * 31 + (char.codePointAt(0) ?? 0), 7);
  return list[Math.abs(sum) % list.length] as T;
}
