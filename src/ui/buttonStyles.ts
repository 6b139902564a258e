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

/* The fill is a layer of its own, because cut corners would clip the focus ring of the button itself. */
export const buttonStyles = css`
  --fill: transparent;
  --edge: transparent;
  --rim: transparent;

  position: relative;
  isolation: isolate;
  display: inline-grid;
  grid-auto-flow: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 48px;
  padding: 6px 20px;
  border: 1px solid transparent;
  border-radius: var(--button-radius);
  background: transparent;
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
    filter ${motion.base} ${motion.ease};

  &::before {
    content: '';
    position: absolute;
    top: -1px;
    right: -1px;
    bottom: -1px;
    left: -1px;
    z-index: -1;
    border-radius: inherit;
    background:
      linear-gradient(135deg, var(--edge) var(--button-notch), transparent 0),
      linear-gradient(-45deg, var(--edge) var(--button-notch), transparent 0),
      var(--fill);
    box-shadow: inset 0 0 0 1px var(--edge), inset 0 1px 0 var(--rim);
    -webkit-clip-path: var(--button-clip);
    clip-path: var(--button-clip);
    transition: background-color ${motion.base} ${motion.ease};
  }

  &[data-size='small'] {
    min-height: 44px;
    padding: 4px 14px;
    font-size: 0.9375rem;
  }
  &[data-size='large'] {
    min-height: 56px;
    padding: 8px 28px;
    border-radius: var(--button-radius-large);
    font-size: 1.0625rem;
  }
  &[data-full] {
    display: grid;
    width: 100%;
  }

  &[data-variant='primary'] {
    --fill: linear-gradient(100deg, var(--accent) 15%, var(--accent-2) 140%);
    --rim: rgba(255, 255, 255, 0.28);
    box-shadow: var(--button-glow);
    color: var(--on-accent);
  }
  &[data-variant='gold'] {
    --fill: linear-gradient(100deg, var(--gold), var(--gold-2));
    --rim: rgba(255, 255, 255, 0.35);
    color: var(--on-gold);
  }
  &[data-variant='secondary'] {
    --fill: var(--surface-2);
    --edge: var(--line-strong);
    color: var(--text);
  }
  &[data-variant='ghost'] {
    color: var(--accent-strong);
  }
  &[data-variant='danger'] {
    --fill: var(--danger-soft);
    --edge: var(--danger);
    color: var(--danger);
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      filter: brightness(1.06);
    }
    &[data-variant='ghost']:hover:not(:disabled) {
      --fill: var(--accent-soft);
    }
  }
  &:active:not(:disabled) {
    transform: scale(0.98);
  }
  &:disabled:not([aria-busy='true']) {
    --fill: var(--surface-3);
    --edge: transparent;
    --rim: transparent;
    box-shadow: none;
    color: var(--text-faint);
  }
`;
