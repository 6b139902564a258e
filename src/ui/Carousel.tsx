import styled from 'styled-components';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media, motion, sidewaysScroll } from '@/theme/media';
import { ChevronLeft, ChevronRight } from './icons';

interface Props {
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** Images side by side with native scrolling. */
export function Carousel({ label, slides }: Props) {
  const { t } = useTranslation();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const onScroll = () => {
    const list = track.current;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  const move = (step: number) => {
    const list = track.current;
    list?.scrollTo({ left: (current + step) * list.clientWidth, behavior: 'smooth' });
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
        <>
          <Dots aria-hidden="true">
            {slides.map(({ id }, place) => (
              <i key={id} data-current={place === current || undefined} />
            ))}
          </Dots>
          <Arrow
            type="button"
            aria-label={t('carousel.before')}
            disabled={current === 0}
            onClick={() => move(-1)}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </Arrow>
          <Arrow
            type="button"
            aria-label={t('carousel.next')}
            data-end
            disabled={current === slides.length - 1}
            onClick={() => move(1)}
          >
            <ChevronRight size={22} aria-hidden="true" />
          </Arrow>
        </>
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
  ${sidewaysScroll}
  scroll-snap-type: x mandatory;

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

/* At the end, because the text of a slide is at its start. */
const Dots = styled.div`
  position: absolute;
  right: 16px;
  bottom: 12px;
  display: flex;
  pointer-events: none;

  i {
    width: 8px;
    height: 8px;
    margin: 0 4px;
    border-radius: var(--radius-pill);
    background: #fff;
    box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.45);
    opacity: 0.65;
    transition: width ${motion.base} ${motion.ease};
  }
  i[data-current] {
    width: 22px;
    background: var(--accent);
    opacity: 1;
  }
`;

/* For a mouse, which cannot swipe. */
const Arrow = styled.button`
  position: absolute;
  top: 50%;
  left: 12px;
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-top: -22px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--surface-2);
  box-shadow: var(--shadow-1);
  color: var(--text);

  &[data-end] {
    right: 12px;
    left: auto;
  }
  ${media.hover} {
    display: grid;
    &:disabled {
      display: none;
    }
  }
`;
