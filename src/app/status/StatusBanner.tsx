import styled from 'styled-components';

/** A strip at the top of the window, above everything but dialogs. */
export const StatusBanner = styled.div.attrs({ role: 'status' })`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: 40;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 16px;
  padding: calc(8px + env(safe-area-inset-top, 0px)) 16px 8px;
  background: var(--warning);
  color: var(--bg-deep);
  font-weight: 600;
  text-align: center;
  text-wrap: balance;

  button {
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid currentColor;
    border-radius: var(--radius-pill);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
