import styled from 'styled-components';
import type { ComponentProps } from 'react';
import { media, motion } from '@/theme/media';

interface Props extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  readonly label: string;
}

/** An icon-only button; 44 px square. */
export function IconButton({ label, children, ...rest }: Props) {
  return (
    <Face type="button" aria-label={label} title={label} {...rest}>
      {children}
    </Face>
  );
}

const Face = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--control-radius);
  background: transparent;
  color: var(--text-muted);
  transition:
    background-color ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};

  svg {
    display: block;
  }
  ${media.hover} {
    &:hover {
      background: var(--surface-3);
      color: var(--text);
    }
  }
  &:disabled {
    color: var(--text-faint);
    opacity: 0.6;
  }
`;
