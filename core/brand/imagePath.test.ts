import { expect, it } from 'vitest';
import { isUpload, imagesIn } from '#core/brand/imagePath';

it('lists the images that a brand file refers to', () => {
  const file = {
    art: { icon: 'icon.svg', placeholder: 'u/abc-12.webp' },
    banners: [
      { image: 'banner-1.svg' },
      { image: 'u/โปรโมชั่น-2.webp' },
      { image: 'https://cdn.example/x.png' },
    ],
    tagline: { th: 'logo svg' },
    none: null,
  };
  expect(imagesIn(file)).toEqual(['icon.svg', 'u/abc-12.webp', 'banner-1.svg', 'u/โปรโมชั่น-2.webp']);
  expect(imagesIn(file).filter(isUpload)).toEqual(['u/abc-12.webp', 'u/โปรโมชั่น-2.webp']);
});
