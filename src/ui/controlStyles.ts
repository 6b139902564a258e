import { css } from 'styled-components';
import { motion } from '@/theme/media';

/** The box of every text control: inset into its card, with a focus ring. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 52px;
  /* A focused control and its label stay clear of sticky bars and buttons; the highest bar has 119 px, with a search field. */
  scroll-margin: calc(150px + var(--notice-h, 0px)) 0 calc(110px + var(--bar-h, 0px));
  padding: 10px 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--control-radius);
  background: var(--bg);
  color: var(--text);
  /* Below 16 px iOS zooms the page when the control gets the focus. */
  font-size: 1rem;
  line-height: 1.6;
  appearance: none;
  -webkit-appearance: none;
  transition:
    border-color ${motion.fast} ${motion.ease},
    box-shadow ${motion.fast} ${motion.ease};

  &:focus,
  &:focus-within {
    border-color: var(--focus);
    outline: none;
    box-shadow: 0 0 0 1px var(--focus), 0 0 0 5px var(--glow-soft);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
  &[aria-invalid='true']:focus {
    box-shadow: 0 0 0 1px var(--danger), 0 0 0 5px var(--danger-soft);
  }
  &:disabled,
  &:read-only:not(select) {
    background: var(--surface-2);
    color: var(--text-muted);
  }
`;
