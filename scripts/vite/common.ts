import { fileURLToPath } from 'node:url';

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Import names of the browser programs; `tsconfig.json` knows the same. */
export const aliases = {
  '@': folder('src'),
  '@studio': folder('preview'),
  '@desk': folder('desk'),
  '@backoffice': folder('backoffice'),
};

/** Sent as the `web-version` header (API-04). */
export const webVersion = {
  __WEB_VERSION__: JSON.stringify(process.env['npm_package_version'] ?? '0.0.0'),
};
