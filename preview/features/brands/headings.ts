import type { GroupId } from '@studio/features/settings/groups';

/** The groups of settings as people think of them. */
export const headings = [
  { id: 'identity', groups: ['identity', 'contacts'] },
  { id: 'look', groups: ['theme', 'layout', 'images', 'banners'] },
  { id: 'content', groups: ['games', 'flags', 'texts', 'embeds', 'leaderboard'] },
  { id: 'money', groups: ['levels', 'bonus', 'limits', 'prizes', 'rewards'] },
  { id: 'system', groups: ['technical'] },
] as const satisfies readonly { readonly id: string; readonly groups: readonly GroupId[] }[];
