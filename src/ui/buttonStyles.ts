import { css } from 'styled-components';
import { media, motion } from '@/theme/media';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'gold';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** `primary` once on a screen; `gold` for money and prizes only. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Full width of its column. */
  readonly full?: boolean | undefined;
}

/** Visual variants as attributes, so that a button and a link share one static rule. */
export function lookAttributes({ variant = 'primary', size = 'medium', full = false }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, 'data-full': full || undefined };
}

export const buttonStyles = css`
  position: relative;
  display: inline-grid;
  grid-auto-flow: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 48px;
  padding: 6px 20px;
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  font-family: var(--font-display);
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  user-select: none;
  transition:
    transform ${motion.fast} ${motion.ease},
    box-shadow ${motion.base} ${motion.ease},
    background-color ${motion.base} ${motion.ease},
    filter ${motion.base} ${motion.ease};

  &[data-size='small'] {
    min-height: 44px;
    padding: 4px 14px;
    font-size: 0.9375rem;
  }
  &[data-size='large'] {
    min-height: 56px;
    padding: 8px 28px;
    border-radius: var(--radius-l);
    font-size: 1.0625rem;
  }
  &[data-full] {
    display: grid;
    width: 100%;
  }

  &[data-variant='primary'] {
    background: linear-gradient(100deg, var(--accent) 15%, var(--accent-2) 140%);
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.28), var(--glow);
    color: var(--on-accent);
  }
  &[data-variant='gold'] {
    background: linear-gradient(100deg, var(--gold), var(--gold-2));
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.35), var(--shadow-1);
    color: var(--on-gold);
  }
  &[data-variant='secondary'] {
    border-color: var(--line-strong);
    background: var(--surface-2);
    box-shadow: inset 0 1px 0 var(--sheen);
    color: var(--text);
  }
  &[data-variant='ghost'] {
    color: var(--accent-strong);
    background: transparent;
  }
  &[data-variant='danger'] {
    border-color: var(--danger);
    background: var(--danger-soft);
    color: var(--danger);
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      filter: brightness(1.06);
    }
    &[data-variant='ghost']:hover:not(:disabled) {
      background: var(--accent-soft);
    }
  }
  &:active:not(:disabled) {
    transform: scale(0.98);
  }
  &:disabled:not([aria-busy='true']) {
    background: var(--surface-3);
    border-color: transparent;
    box-shadow: none;
    color: var(--text-faint);
  }
`;
