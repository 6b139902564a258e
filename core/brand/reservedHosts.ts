/** Programs of the platform that are served at `<name>.localhost`; no brand may have such an id. */
export const reservedBrandIds: readonly string[] = ['studio', 'desk', 'bank', 'games', 'sandbox'];

/** Hosts that no brand may list: the platform's own programs, and the address of the machine itself. */
export const reservedHosts: readonly string[] = [
  'localhost',
  '127.0.0.1',
  '0.0.0.0',
  ...reservedBrandIds.map((id) => `${id}.localhost`),
];
