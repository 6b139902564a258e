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
  min-width: 0;
`;
