import styled from 'styled-components';
import { text } from '@/theme/typography';

/** A numbered list of instructions; expects `li` children. */
export const NumberedSteps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  color: var(--text-muted);
  counter-reset: step;
  ${text('small')}

  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 12px;
    counter-increment: step;
  }
  li::before {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    margin: -3px 0;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-strong);
    content: counter(step);
    font-weight: 600;
  }
`;
