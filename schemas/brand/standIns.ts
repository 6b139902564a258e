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
