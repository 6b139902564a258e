import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ControlSize = 's' | 'm';

/** The look by `data-variant` and `data-size`, shared by buttons and links that look like one. */
export const buttonStyles = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: 30px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: var(--s-radius);
  background: transparent;
  color: var(--s-text);
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
  white-space: nowrap;
  text-decoration: none;
  user-select: none;
  transition: background-color 120ms, border-color 120ms, color 120ms;

  &:hover {
    text-decoration: none;
  }
  &[data-size='s'] {
    height: 26px;
    padding: 0 8px;
    font-size: 13px;
  }
  &[data-variant='primary'] {
    background: var(--s-accent-fill);
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.16);
    color: var(--s-on-accent);
  }
  &[data-variant='danger'] {
    background: var(--s-danger-fill);
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.16);
    color: #fff;
  }
  &[data-variant='primary']:hover:not(:disabled),
  &[data-variant='danger']:hover:not(:disabled) {
    filter: brightness(1.1);
  }
  &[data-variant='secondary'] {
    border-color: var(--s-line-strong);
    background: var(--s-raised);
  }
  &[data-variant='ghost'] {
    color: var(--s-muted);
  }
  &[data-variant='secondary']:hover:not(:disabled),
  &[data-variant='ghost']:hover:not(:disabled),
  &[data-variant='secondary'][data-state='open'],
  &[data-variant='ghost'][data-state='open'] {
    background: var(--s-hover);
    color: var(--s-text);
  }
  &[data-variant='ghost']:active:not(:disabled),
  &[data-variant='secondary']:active:not(:disabled) {
    background: var(--s-active);
  }
  &[aria-pressed='true'] {
    background: var(--s-accent-soft);
    color: var(--s-accent);
  }
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
  &[aria-busy='true']:disabled {
    opacity: 0.8;
  }
  & > svg {
    flex: none;
  }
`;
