import styled from 'styled-components';
import { media } from '@/theme/media';

/**
 * The bar on top of a page. `data-header` names the brand's variant: the full width, with the logo in the middle above an
 * ornamental line, or floating over the page.
 */
export const HeaderBar = styled.header`
  position: sticky;
  top: var(--notice-h, 0);
  z-index: 10;
  background: var(--surface-1);
  border-bottom: 1px solid var(--line);

  &[data-header='centered'] {
    border-bottom: 0;

    &::after {
      position: absolute;
      right: 0;
      bottom: 0;
      left: 0;
      height: 2px;
      background: linear-gradient(90deg, transparent, var(--gold), transparent);
      content: '';
    }
  }

  &[data-header='floating'] {
    padding: 10px 12px 0;
    border-bottom: 0;
    background: none;
    pointer-events: none;

    ${media.sideways} {
      padding-top: 4px;
    }

    @media (max-width: 359px) {
      padding: 10px 6px 0;
    }

    > * {
      pointer-events: auto;
    }
  }
`;

/** Holds what the bar shows, as wide as the page's content. */
export const HeaderRow = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 1120px;
  margin: 0 auto;
  padding: 0 12px;

  /* Room for all controls beside a long credit. */
  @media (max-width: 359px) {
    gap: 4px;
    padding: 0 6px;
  }

  [data-header='floating'] > & {
    border: 1px solid var(--line);
    border-radius: 26px;
    background: var(--surface-1);
    box-shadow: var(--shadow-2);
  }
`;
