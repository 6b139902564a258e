import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '#schemas/brand/brand';
import type { RenderedPage, Template } from './stamp';

/** The member app as the compiler made it for Node. */
export interface Renderer {
  readonly prerenderPage: (
    path: string,
    brand: Brand,
    nonce: string,
  ) => Promise<Pick<RenderedPage, 'html' | 'styles' | 'styleNames'>>;
  /** Title of a public page's document. */
  readonly pageTitle: (path: string, brand: Brand) => string;
  readonly buildTheme: (brand: Brand) => {
    readonly css: string;
    readonly vars: Readonly<Record<string, string>>;
    readonly families: readonly string[];
    readonly waiting: string;
  };
}

/** What the documents of every brand are made from. */
export interface CompiledApp {
  readonly template: Template;
  readonly renderer: Renderer;
}

/** The compiled page and its preloads, below `dist/_server/`. */
export const TEMPLATE_FILE = 'template.json';
/** The renderer, below `dist/_server/`. */
export const RENDERER_FOLDER = 'pages';

/** Whether a build has left a member app in this folder. */
export function isCompiled(folder: string): boolean {
  return existsSync(path.join(folder, TEMPLATE_FILE));
}

/**
 * Reads the compiled member app completely: a build that replaces the folder later does not affect this process.
 * @param folder `dist/_server`.
 */
export async function loadCompiledApp(folder: string): Promise<CompiledApp> {
  const template = JSON.parse(readFileSync(path.join(folder, TEMPLATE_FILE), 'utf8')) as Template;
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(path.join(folder, RENDERER_FOLDER, `${name}.js`)).href);
  const [{ prerenderPage, pageTitle }, { buildTheme }] = (await Promise.all([
    load('prerender'),
    load('buildTheme'),
  ])) as [Renderer, Renderer];
  return { template, renderer: { prerenderPage, pageTitle, buildTheme } };
}
