import { css } from 'styled-components';

/** The box that text is typed into or a choice is shown in. */
export const controlStyles = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-width: 0;
  height: 30px;
  padding: 0 8px;
  border: 1px solid var(--s-line-strong);
  border-radius: var(--s-radius);
  background: var(--s-raised);
  color: var(--s-text);
  font-size: 14px;
  line-height: 20px;
  transition: border-color 120ms, background-color 120ms;

  &:hover:not(:disabled) {
    border-color: var(--s-faint);
  }
  &:focus-visible {
    border-color: var(--s-focus);
    outline: 2px solid var(--s-focus);
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--s-danger);
  }
  &:disabled,
  &:read-only:not(button) {
    border-color: var(--s-line);
    background: transparent;
    color: var(--s-muted);
  }
`;

/** A box that opens a list of choices. */
export const triggerStyles = css`
  ${controlStyles}
  justify-content: space-between;
  gap: 6px;
  text-align: left;

  & > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & > svg {
    flex: none;
    color: var(--s-faint);
  }
  &[data-size='s'] {
    height: 26px;
    font-size: 13px;
  }
`;

/** A sheet that floats over the page: menus, popovers, lists of choices. */
export const floatStyles = css`
  z-index: 60;
  border-radius: 8px;
  background: var(--s-raised);
  box-shadow: var(--s-shadow);
  color: var(--s-text);
  transform-origin: var(--radix-popper-transform-origin);
  animation: float-in 110ms cubic-bezier(0.2, 0.8, 0.3, 1);

  @keyframes float-in {
    from {
      opacity: 0;
      transform: scale(0.97) translateY(-2px);
    }
  }
  &:focus {
    outline: none;
  }
`;

/** One line of a menu or a list of choices. */
export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 30px;
  padding: 3px 8px;
  border-radius: 5px;
  font-size: 14px;
  user-select: none;
  outline: none;

  & > svg {
    flex: none;
    color: var(--s-muted);
  }
  /* Radix has the first, cmdk the second. */
  &[data-highlighted],
  &[data-selected='true'] {
    background: var(--s-hover);
  }
  &[data-disabled]:not([data-disabled='false']) {
    color: var(--s-faint);
  }
  &[data-danger] {
    color: var(--s-danger);
  }
`;

/** Colours by `data-tone` in `--tone`, for signs, and `--tone-soft`, for what is behind them. */
export const toneStyles = css`
  ${['accent', 'success', 'warning', 'danger'].map(
    (tone) => `&[data-tone='${tone}'] { --tone: var(--s-${tone}); --tone-soft: var(--s-${tone}-soft); }`,
  )}
`;
