import type { FromSchema } from '#schemas/common/schemaBuilders';
import { chat, contacts } from './contact';
import { desk } from './desk';
import { embeds } from './embeds';
import { group } from './fields';
import { flags } from './flags';
import { gameCategoryOrder, providers } from './games';
import { identity } from './identity';
import { bottomBar, footer, layout } from './layout';
import { look } from './look';
import { leaderboard } from './leaderboard';
import { levels } from './levels';
import { bonus, limits } from './money';
import { checkIn, flipCard, flipCardReward, wheel } from './prizes';
import { art, assetsBase, banners, images } from './images';
import { rewards } from './rewards';
import { api, legal, origins, poll, publishing, session } from './technical';
import { texts } from './texts';
import { theme } from './theme';
import { turnover } from './turnover';

/** A resolved brand: every value present. Key order is the canonical order of a brand file. */
export const brand = group(
  {
    ...identity,
    theme,
    look,
    layout,
    bottomBar,
    footer,
    assetsBase,
    images,
    art,
    banners,
    contacts,
    chat,
    levels,
    flags,
    bonus,
    turnover,
    limits,
    providers,
    gameCategories: gameCategoryOrder,
    wheel,
    flipCard,
    flipCardReward,
    checkIn,
    rewards,
    leaderboard,
    embeds,
    session,
    api,
    origins,
    poll,
    legal,
    publishing,
    desk,
    texts,
  },
  'แบรนด์',
  'Brand',
  'ค่าทั้งหมดของแบรนด์หนึ่ง',
  'Everything that makes one brand',
);

type DeepReadonly<T> = T extends readonly (infer I)[]
  ? readonly DeepReadonly<I>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** Complete, frozen brand as programs read it. Money in whole baht, times in Bangkok. */
export type Brand = DeepReadonly<FromSchema<typeof brand>>;

export type { FeatureFlag } from './flags';
export type { GameCategory, ProviderCode } from './games';
export type { DashboardSection, LandingSection } from './layout';
export type { LevelKey } from './levels';
export type { ImageKey } from './images';
