import type { Brand } from '#schemas/brand/brand';

/** `manifest.webmanifest`: how a phone shows the site once it is on the home screen. */
export function webManifest(
  brand: Brand,
  colours: { readonly background: string; readonly theme: string },
): object {
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand.displayName,
    short_name: brand.displayName,
    description: brand.description.th,
    lang: 'th',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.background,
    theme_color: colours.theme,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  };
}
