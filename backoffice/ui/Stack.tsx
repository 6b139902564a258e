import styled from 'styled-components';

interface Props {
  /** Space between, in steps of 4 px. */
  readonly $gap?: number;
  readonly $row?: boolean;
  readonly $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly $justify?: 'start' | 'center' | 'end' | 'between';
  readonly $wrap?: boolean;
  /** Takes the room that is left. */
  readonly $grow?: boolean;
  /** Fixed width in px. */
  readonly $w?: number;
}

/** A column, or a row with `$row`, with even gaps. */
export const Stack = styled.div<Props>`
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  flex: ${({ $grow }) => ($grow ? '1 1 0' : '0 0 auto')};
  gap: ${({ $gap = 2 }) => $gap * 4}px;
  align-items: ${({ $align, $row }) => $align ?? ($row ? 'center' : 'stretch')};
  justify-content: ${({ $justify = 'start' }) => ($justify === 'between' ? 'space-between' : $justify)};
  min-height: ${({ $grow }) => ($grow ? 0 : 'auto')};
  width: ${({ $w }) => ($w === undefined ? 'auto' : `${$w}px`)};
  min-width: 0;
`;

/** Rows with a line between them, in one frame. */
export const FramedList = styled.ul`
  border: 1px solid var(--s-line);
  border-radius: 8px;
  background: var(--s-panel);

  & > li + li {
    border-top: 1px solid var(--s-line);
  }
`;

/** Secondary words. */
export const Quiet = styled.p`
  color: var(--s-muted);
  font-size: 13px;
`;
