import { BRAND_FILE_SCHEMA, type BrandFile } from '#schemas/brand/brandFile';
import { BRAND_VERSION } from '#schemas/brand/identity';
import type { brandParts } from '#schemas/api/shapes/studio';
import type { Brand } from '#schemas/brand/brand';
import { reservedBrandIds } from './reservedHosts';

type BrandPart = (typeof brandParts)[number];
type Key = keyof Brand;

/** The settings in each part of a brand that can be copied to a new brand. */
export const keysOfPart = {
  look: ['theme', 'look', 'images', 'art'],
  layout: ['layout', 'footer', 'banners'],
  texts: ['texts'],
  games: ['providers', 'gameCategories', 'embeds'],
  money: ['bonus', 'turnover', 'limits'],
  levels: ['levels'],
  prizes: ['wheel', 'flipCard', 'flipCardReward', 'checkIn', 'rewards', 'leaderboard'],
  // The bottom bar opens a feature, which must be on.
  features: ['flags', 'bottomBar', 'session', 'poll', 'publishing', 'desk', 'legal'],
} as const satisfies Readonly<Record<BrandPart, readonly Key[]>>;

/** Ids that no brand may have: programs of the platform, their folders, and names that are hosts of anybody. */
export const refusedBrandIds: readonly string[] = [...reservedBrandIds, 'assets', 'api', 'www'];

/** The settings of these parts in a brand file, with the outside addresses that they need. */
export function copiedSettings(source: BrandFile, parts: readonly BrandPart[]): Partial<BrandFile> {
  const keys = parts.flatMap((part): readonly Key[] => keysOfPart[part]);
  const copied: Partial<BrandFile> = Object.fromEntries(
    keys.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]])),
  );
  const text = JSON.stringify(copied);
  const origins = (source.origins ?? []).filter((origin) => text.includes(origin));
  return {
    ...copied,
    ...(copied.desk?.alerts?.emails && {
      desk: { ...copied.desk, alerts: { ...copied.desk.alerts, emails: [] } },
    }),
    ...(origins.length > 0 && { origins }),
  };
}

interface NewBrand {
  readonly id: string;
  readonly displayName: string;
  /** Accent, `#rrggbb`. */
  readonly color?: string | undefined;
}

/** The least file of a brand, over settings that it takes from another. */
export function newBrandFile(
  { id, displayName, color }: NewBrand,
  settings: Partial<BrandFile> = {},
): BrandFile {
  return {
    $schema: BRAND_FILE_SCHEMA,
    ...settings,
    version: BRAND_VERSION,
    id,
    displayName,
    tagline: { th: displayName, en: displayName },
    description: { th: `${displayName} เว็บเกมออนไลน์`, en: `${displayName}, online games` },
    clientId: `${id}-web`,
    hostnames: [],
    ...(color !== undefined && { theme: { ...settings.theme, color } }),
  };
}

/** The name as lettering of a logo; undefined where its fonts may lack a character. */
export const letterable = (name: string): string | undefined =>
  /^[A-Za-z0-9\u0e00-\u0e7f ]+$/.test(name) ? name : undefined;
