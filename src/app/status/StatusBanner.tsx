import styled from 'styled-components';

/** A strip below the header, whose buttons stay within reach, above everything but dialogs. */
export const StatusBanner = styled.div.attrs({ role: 'status' })`
  position: fixed;
  top: var(--header-h);
  right: 0;
  left: 0;
  z-index: 40;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 16px;
  padding: 8px 16px;
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
