import type { Plugin } from 'vite';
import { shapesPlugin } from './shapesPlugin.ts';
import { validatePlugin } from './validatePlugin.ts';

/** What every browser program needs in place of the schemas: compiled validators, and shapes of answers. */
export const schemaPlugins = (): Plugin[] => [validatePlugin(), shapesPlugin()];
