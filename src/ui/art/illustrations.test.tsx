import { render } from '@testing-library/react';
import { type ComponentType, Fragment } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PrizeArt } from './PrizeArt';
import type { ArtProps } from './Scene';

interface Picture {
  readonly Art: ComponentType<ArtProps>;
}

const pictures = import.meta.glob<Picture>('./*.svg', { query: '?art', eager: true });
const named = Object.entries(pictures);

describe('illustrations', () => {
  afterEach(() => vi.restoreAllMocks());

  it('exist', () => expect(named.length).toBeGreaterThan(10));

  it.each(named)('%s is drawn in the requested size, with valid attributes', (_, { Art }) => {
    const complaint = vi.spyOn(console, 'error');
    const { container } = render(<Art size={100} />);
    const picture = container.querySelector('svg');
    expect(picture?.getAttribute('width')).toBe('100');
    expect(picture?.getAttribute('height')).toBe('80');
    expect(picture?.querySelectorAll('path, rect, circle, ellipse').length).toBeGreaterThan(4);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('uses only paints of its own picture, also next to others', () => {
    const { container } = render(
      <>
        {named.map(([file, { Art }]) => (
          <Fragment key={file}>
            <Art />
            <Art />
          </Fragment>
        ))}
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const picture of container.querySelectorAll('svg'))
      for (const [, id = ''] of picture.innerHTML.matchAll(/url\(#([^)]+)\)/g))
        expect(picture.querySelector(`[id="${id}"]`), id).not.toBeNull();
  });

  it('shows an unknown prize as a gift', () => {
    const shapes = (type: string) =>
      render(<PrizeArt type={type} />).container.innerHTML.replace(/(id="|url\(#)[^")]+/g, '');
    expect(shapes('CAR')).toBe(shapes('ITEM'));
    expect(shapes('CREDIT')).not.toBe(shapes('ITEM'));
  });
});
