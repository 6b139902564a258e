import path from 'node:path';

/** Public pages that are HTML before any script runs, and the module whose chunk each of them loads. */
export const prerenderedPages = {
  '/': 'src/app/routes/LandingPage.tsx',
  '/login': 'src/app/routes/LoginPage.tsx',
  '/register': 'src/app/routes/RegisterPage.tsx',
  '/promotion': 'src/app/routes/promotionPages.tsx',
  '/contact': 'src/app/routes/contactPages.tsx',
} as const;
/**
 * Texts of the log-in form, preloaded by the page that shows it, which saves a round trip. Those of the
 * landing page are loaded later, to meet the size limit of the first screen.
 */
export const firstTexts: Partial<Record<PrerenderedPath, string>> = {
  '/': 'src/i18n/locales/th/login.json',
  '/login': 'src/i18n/locales/th/login.json',
};
export type PrerenderedPath = keyof typeof prerenderedPages;
export const prerenderedPaths = Object.keys(prerenderedPages) as PrerenderedPath[];

/** The page of a bundle for every path without its own page. */
export const SHELL_FILE = '200.html';

/** Whose work is in what browsers get, and by which licences: at the top of each bundle and of the studio. */
export const NOTICES_FILE = 'licenses.txt';

/** File of a page inside a bundle: `/login` → `login/index.html`. */
export function pageFile(page: string): string {
  return path.posix.join(page.slice(1), 'index.html');
}
