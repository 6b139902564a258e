import styled from 'styled-components';
import { text } from '@/theme/typography';

/** Small muted text: a caption, a hint. */
export const Muted = styled.p`
  color: var(--text-muted);
  ${text('small')}
`;
