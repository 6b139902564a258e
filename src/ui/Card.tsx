import styled, { css } from 'styled-components';
import { media } from '@/theme/media';
import { text } from '@/theme/typography';

const shape = css`
  display: block;
  min-width: 0;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);

  ${media.tablet} {
    padding: 24px;
  }
`;

/** A layer above the page. */
export const Card = styled.section`
  ${shape}
  background: linear-gradient(180deg, var(--surface-2), var(--surface-1) 72px);
  box-shadow: inset 0 1px 0 var(--sheen), var(--shadow-1);
`;

/** A translucent layer over the page's image; for the one hero of a screen. */
export const GlassCard = styled.section`
  ${shape}
  position: relative;
  overflow: hidden;
  background:
    radial-gradient(130% 110% at 100% 0, var(--glow-soft), transparent 62%),
    linear-gradient(160deg, var(--surface-2), var(--surface-1) 70%);
  box-shadow: inset 0 1px 0 var(--sheen), var(--shadow-2);
`;

/** Title and status of a card, side by side where both fit. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;

  h2 {
    margin: 0;
    ${text('lead', 'bold')}
  }
`;
