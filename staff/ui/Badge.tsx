import type { ComponentProps } from 'react';
import styled from 'styled-components';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

interface Props extends ComponentProps<'span'> {
  readonly tone?: Tone | undefined;
}

/** A short text or number about a status. */
export function Badge({ tone = 'neutral', ...rest }: Props) {
  return <Face {...rest} data-tone={tone} />;
}

const Face = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: 18px;
  padding: 0 6px;
  border-radius: 5px;
  background: var(--s-hover);
  color: var(--s-muted);
  font-size: 12px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  white-space: nowrap;

  &[data-tone='accent'] {
    background: var(--s-accent-soft);
    color: var(--s-accent);
  }
  &[data-tone='success'] {
    background: var(--s-success-soft);
    color: var(--s-success);
  }
  &[data-tone='warning'] {
    background: var(--s-warning-soft);
    color: var(--s-warning);
  }
  &[data-tone='danger'] {
    background: var(--s-danger-soft);
    color: var(--s-danger);
  }
`;
