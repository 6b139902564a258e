import type { Plugin } from 'vite';
import { shapesPlugin } from './shapesPlugin.ts';
import { validatePlugin } from './validatePlugin.ts';

/** Plug-ins that replace the schemas in browser programs by compiled validators and answer shapes. */
export const schemaPlugins = (): Plugin[] => [validatePlugin(), shapesPlugin()];
