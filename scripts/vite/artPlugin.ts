import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * `import { Art } from '@/ui/art/gift.svg?art'` becomes a component that draws the picture in a `Scene`. In the file,
 * `url(#accent)` is the paint `accent` of the scene; other colours are the theme's variables.
 */
export function artPlugin(): Plugin {
  return {
    name: 'sala:art',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?art$/ },
      async handler(id) {
        const file = id.slice(0, -'?art'.length);
        this.addWatchFile(file);
        const { code } = await transformWithOxc(componentOf(await readFile(file, 'utf8')), `${file}.jsx`, {
          jsx: { runtime: 'automatic', development: false },
        });
        return { code, map: { mappings: '' }, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}

function componentOf(svg: string): string {
  const shapes = svg
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/"url\(#(\w+)\)"/g, '{paints.$1}')
    .replace(
      / ([a-z]+)-([a-z])(?=[a-z]*=)/g,
      (_, start: string, letter: string) => ` ${start}${letter.toUpperCase()}`,
    );
  return `
    import { Scene } from '@/ui/art/Scene';
    export const Art = ({ size }) => <Scene size={size}>{(paints) => <>${shapes}</>}</Scene>;
  `;
}
