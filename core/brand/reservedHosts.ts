import { patterns } from '#schemas/brand/patterns';

/** Part of every browser and of Node; this folder is compiled without the types of either. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * The form in which browsers send a host name: small letters, and `xn--…` for a Thai name (IDNA).
 * @returns undefined when the text is no host name in any spelling.
 */
export function asciiHost(text: unknown): string | undefined {
  if (typeof text !== 'string' || /[\s/?#@:\\]/.test(text)) return undefined;
  try {
    const { hostname } = new URL(`http://${text}/`);
    return new RegExp(patterns.hostname, 'u').test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/** Programs of the platform that are served at `<name>.localhost`; no brand may have such an id. */
export const reservedBrandIds: readonly string[] = ['studio', 'desk', 'bank', 'games', 'sandbox'];

/** Hosts that no brand may list: the platform's own programs, and the address of the machine itself. */
export const reservedHosts: readonly string[] = [
  'localhost',
  '127.0.0.1',
  '0.0.0.0',
  ...reservedBrandIds.map((id) => `${id}.localhost`),
];
