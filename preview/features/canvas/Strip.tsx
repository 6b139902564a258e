import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { useSize } from './useFit';

interface Props {
  /** Frames wrap into rows instead of one line. */
  readonly wrap?: boolean;
  /** Gets the room that there is, in px. */
  readonly children: (room: { readonly width: number; readonly height: number }) => ReactNode;
}

/** Frames on the canvas, scrollable if they do not fit. */
export function Strip({ wrap = false, children }: Props) {
  const t = useTexts('canvas');
  const { ref, size } = useSize();
  return (
    <Room ref={ref} role="group" aria-label={t('frames')} tabIndex={0}>
      <Row data-wrap={wrap || undefined}>{size.width > 0 && children(size)}</Row>
    </Room>
  );
}

const Room = styled.div`
  flex: 1;
  min-width: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Row = styled.div`
  display: flex;
  gap: 32px;
  align-items: flex-start;
  justify-content: safe center;
  box-sizing: border-box;
  min-width: 100%;
  width: max-content;
  padding: 24px;
  &[data-wrap] {
    flex-wrap: wrap;
    justify-content: start;
    width: auto;
  }
`;
