import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface Props {
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** Pictures side by side, moved by the finger; the browser's own scrolling does the work. */
export function Carousel({ label, slides }: Props) {
  const { t } = useTranslation();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const onScroll = () => {
    const list = track.current;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  const show = (place: number) => {
    const list = track.current;
    list?.scrollTo({ left: place * list.clientWidth, behavior: 'smooth' });
  };

  return (
    <Frame aria-roledescription="carousel" aria-label={label}>
      <Track ref={track} onScroll={onScroll} tabIndex={slides.length > 1 ? 0 : undefined}>
        {slides.map(({ id, content }, place) => (
          <li key={id} aria-label={t('carousel.label', { n: place + 1, total: slides.length })}>
            {content}
          </li>
        ))}
      </Track>
      {slides.length > 1 && (
        <Dots>
          {slides.map(({ id }, place) => (
            <button
              key={id}
              type="button"
              aria-label={t('carousel.label', { n: place + 1, total: slides.length })}
              aria-current={place === current || undefined}
              onClick={() => show(place)}
            />
          ))}
        </Dots>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  min-width: 0;
`;

const Track = styled.ul`
  display: flex;
  border-radius: var(--radius-l);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  -webkit-overflow-scrolling: touch;

  &::-webkit-scrollbar {
    display: none;
  }
  li {
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/* The dots are small to the eye and 44 px high to the finger. */
const Dots = styled.div`
  position: absolute;
  right: 0;
  bottom: -4px;
  left: 0;
  display: flex;
  justify-content: center;

  button {
    width: 28px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
  }
  button::before {
    content: '';
    display: block;
    width: 8px;
    height: 8px;
    margin: 18px auto 0;
    border-radius: var(--radius-pill);
    background: #fff;
    box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.5);
    opacity: 0.6;
    transition: width 200ms;
  }
  button[aria-current]::before {
    width: 22px;
    background: var(--accent);
    opacity: 1;
  }
`;
