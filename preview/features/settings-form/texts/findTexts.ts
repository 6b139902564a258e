import type { AppTexts } from '@studio/features/settings/appTexts';

/** Most hits that are shown. */
const MOST = 40;

/** Ids of the app's texts whose id or wording, Thai or English, holds what is looked for; those that begin with it first. */
export function findTexts({ th, en }: AppTexts, query: string): string[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const hits: { id: string; rank: number }[] = [];
  for (const [id, text] of th) {
    const places = [text, en.get(id) ?? '', id].map((place) => place.toLowerCase().indexOf(wanted));
    const best = places.filter((place) => place >= 0);
    if (best.length > 0) hits.push({ id, rank: Math.min(...best) });
  }
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ id }) => id);
}
