import styled from 'styled-components';
import { text } from '@/theme/typography';

/** A short mark on something: a count, a rank, “new”. */
export const Badge = styled.span<{ $gold?: boolean }>`
  display: inline-block;
  min-width: 22px;
  padding: 1px 8px;
  border-radius: var(--radius-pill);
  background: ${({ $gold }) => ($gold ? 'linear-gradient(100deg, var(--gold), var(--gold-2))' : 'var(--accent-soft)')};
  color: ${({ $gold }) => ($gold ? 'var(--on-gold)' : 'var(--accent-strong)')};
  ${text('micro', 'bold')}
  text-align: center;
  white-space: nowrap;
`;
