import styled from 'styled-components';
import type { ComponentProps } from 'react';
import { motion } from '@/theme/media';
import { figures, text } from '@/theme/typography';

interface Props extends ComponentProps<'button'> {
  /** Pressed state of a toggle; omit for a chip that triggers an action. */
  readonly selected?: boolean | undefined;
}

/** A small option: a quick amount, a filter. */
export function Chip({ selected, ...rest }: Props) {
  return <Face type="button" aria-pressed={selected} {...rest} />;
}

const Face = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 6px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--chip-radius);
  background: var(--surface-2);
  color: var(--text);
  ${figures}
  white-space: nowrap;
  transition:
    border-color ${motion.fast} ${motion.ease},
    background-color ${motion.fast} ${motion.ease};

  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 600;
  }
  &:active:not(:disabled) {
    background: var(--surface-3);
  }
  &:disabled {
    color: var(--text-faint);
    opacity: 0.7;
  }
`;

/** A small badge: a count, a rank, “new”. */
export const Badge = styled.span<{ $gold?: boolean }>`
  display: inline-block;
  min-width: 22px;
  padding: 1px 8px;
  border-radius: var(--chip-radius);
  background: ${({ $gold }) => ($gold ? 'linear-gradient(100deg, var(--gold), var(--gold-2))' : 'var(--accent-soft)')};
  color: ${({ $gold }) => ($gold ? 'var(--on-gold)' : 'var(--accent-strong)')};
  ${text('micro', 'bold')}
  text-align: center;
  white-space: nowrap;
`;
