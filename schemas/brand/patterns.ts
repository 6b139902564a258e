/** Grammars of the strings in a brand file. They must hold under the `u` flag. */

/** Refuses markup, control characters and the bidirectional overrides that disguise text. */
const PLAIN = '[^<>\\u0000-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069]';
const HOST = '(?:[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?\\.)*[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?';
/** The standard port only: a host is named once, and what it may do does not depend on a port. */
const ORIGIN = `https://${HOST}`;
/** The stand-ins of `standIns.ts`, each at its setting, are checked by `core/brand/checks/standIns.ts`. */
const STAND_IN = '/sandbox/[a-z\\-]+';
const URL_TAIL = '(?:[/?#][A-Za-z0-9._~:/?#@!$&()*+,;=%\\-]*)?';
/** A file or folder name in any script. It begins with a letter, digit or `_`, so `..` cannot occur. */
const NAME = '[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_.\\-]*';
/** A path below the asset folder. */
const FILE = `${NAME}(?:/${NAME})*`;
/** A file of the brand, never another host's. */
export const ownFile = `^${FILE}$`;

export const patterns = {
  text: `^${PLAIN}*$`,
  colour: '^#[0-9a-fA-F]{6}$',
  image: `^(?:${FILE}|${ORIGIN}${URL_TAIL})$`,
  url: `^(?:${ORIGIN}${URL_TAIL})?$`,
  /** Also a server in development on the same machine, at any port. */
  apiUrl: `^(?:(?:${ORIGIN}|http://localhost(?::[0-9]{1,5})?)${URL_TAIL})?$`,
  urlOrStandIn: `^(?:${STAND_IN}|${ORIGIN}${URL_TAIL})?$`,
  link: `^(?:/(?:[A-Za-z0-9_\\-]+(?:/[A-Za-z0-9_\\-]+)*)?|${ORIGIN}${URL_TAIL})?$`,
  hostname: `^${HOST}$`,
  origin: `^${ORIGIN}$`,
  lineId: '^(?:@?[a-z0-9._\\-]{2,50})?$',
  time: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$',
  assetsBase: `^(?:/(?:[\\w\\-]+/)*|${ORIGIN}/(?:[\\w\\-]+/)*)$`,
  year: '^[0-9]{4}(?:-[0-9]{4})?$',
  chatId: '^[A-Za-z0-9_\\-]*$',
  /** Ids name folders, hosts (`<id>.localhost`) and database rows. */
  brandId: '^[a-z](?:[a-z0-9\\-]{0,28}[a-z0-9])$',
  /** Id of the house behind several brands, or nothing. */
  operatorId: '^[a-z0-9\\-]*$',
  /** Phone of a help line such as `1323`, or nothing. */
  shortPhone: '^[0-9]*$',
  clientId: '^[A-Za-z0-9][A-Za-z0-9._\\-]*$',
  /** A short name within a list, such as `credit-50`. */
  key: '^[a-z0-9](?:[a-z0-9\\-]{0,38}[a-z0-9])?$',
  /** Calendar day `YYYY-MM-DD`, or nothing. */
  day: '^(?:20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))?$',
  /** `namespace:id`, such as `common:app.welcome`. */
  textId: '^[a-zA-Z][a-zA-Z0-9\\-]*:[A-Za-z0-9_.\\-]+$',
} as const;
export type PatternName = keyof typeof patterns;

/**
 * Pages of the product's own sandbox that stand in for a provider, by the setting that may name them. A server serves
 * them with `DEMO=1` only.
 */
export const standIns = {
  '/embeds/liveScore': '/sandbox/live-score',
  '/embeds/score': '/sandbox/standings',
  '/chat/host': '/sandbox/chat',
} as const;

/** Everything that the sandbox serves on the hosts of the brands is below this path. */
export const SANDBOX_PATH = '/sandbox/';
