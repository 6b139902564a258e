import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { toneStyles } from './tones';
import type { Tone } from './tones';

/** The status of a request; dot and text convey it too, not only the colour. */
export function StatusChip({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <Face data-tone={tone}>{children}</Face>;
}

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 2px 10px;
  border-radius: var(--radius-pill);
  ${text('micro', 'bold')}
  white-space: nowrap;
  ${toneStyles}

  &::before {
    content: '';
    width: 6px;
    height: 6px;
    margin-right: 6px;
    border-radius: 50%;
    background: currentColor;
  }
`;
