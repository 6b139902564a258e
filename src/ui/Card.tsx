import styled, { css } from 'styled-components';
import { media } from '@/theme/media';
import { text } from '@/theme/typography';

const shape = css`
  display: block;
  min-width: 0;
  padding: 20px;
  border: var(--card-border);
  border-radius: var(--radius-l);

  ${media.tablet} {
    padding: 24px;
  }
`;

/** A box that holds content; its style is the brand's (`look.card`). */
export const Card = styled.section`
  ${shape}
  background: var(--card-bg);
  box-shadow: var(--card-shadow);
`;

/** The one hero of a screen. */
export const HeroCard = styled.section`
  ${shape}
  position: relative;
  overflow: hidden;
  background: var(--card-bg-hero);
  box-shadow: var(--card-shadow-hero);
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
