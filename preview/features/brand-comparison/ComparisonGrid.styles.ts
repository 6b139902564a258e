import styled from 'styled-components';
import { ROW } from './grid';

export const Box = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  background: var(--s-panel);
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: none;
  }
`;

export const Sizer = styled.div`
  position: relative;
  min-width: 100%;
`;

export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 3;
  display: flex;
  min-width: 100%;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);
`;

export const Corner = styled.div`
  position: sticky;
  left: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: flex-end;
  padding: 0 16px 7px;
  border-right: 1px solid var(--s-line);
  background: var(--s-panel);
  color: var(--s-muted);
  font-size: 13px;
`;

export const HeadCell = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 9px;
  padding: 0 10px;
  border-right: 1px solid var(--s-line);

  &:hover {
    background: var(--s-hover);
  }
  & > span:last-child {
    display: grid;
    min-width: 0;
  }
  b,
  small {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  b {
    line-height: 20px;
  }
  small {
    color: var(--s-muted);
    font-size: 12px;
    line-height: 18px;
  }
`;

export const LineBox = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  min-width: 100%;
  height: ${ROW}px;
  border-bottom: 1px solid var(--s-line);

  &[data-group] {
    background: var(--s-bg);
  }
  &:hover {
    background: var(--s-hover);
  }
  &[aria-selected='true'] {
    background: var(--s-active);
  }
`;

const activeStyles = `
  [role='grid']:focus-visible &[data-active] {
    outline: 2px solid var(--s-focus);
    outline-offset: -2px;
  }
`;

export const GroupBox = styled.div`
  position: sticky;
  left: 0;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 16px 0 10px;
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
  ${activeStyles}

  & > svg {
    color: var(--s-muted);
    transition: transform 120ms;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  & > small {
    color: var(--s-muted);
    font-size: 12px;
    font-weight: 400;
  }
`;

export const NameBox = styled.div`
  position: sticky;
  left: 0;
  z-index: 2;
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 0 10px 0 16px;
  border-right: 1px solid var(--s-line);
  background: var(--s-panel);
  font-size: 13.5px;
  ${activeStyles}

  & > span:first-child {
    flex: 1;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  [role='row']:hover > & {
    background: var(--s-hover);
  }
  [aria-selected='true'] > & {
    background: var(--s-active);
    box-shadow: inset 2px 0 0 var(--s-accent);
  }
`;

export const CellBox = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  padding: 0 10px;
  border-right: 1px solid var(--s-line);
  font-size: 13.5px;
  ${activeStyles}

  &[data-inherited] {
    color: var(--s-muted);
  }
  &[data-apart] {
    background: var(--s-accent-soft);
    box-shadow: inset 2px 0 0 var(--s-accent);
    color: var(--s-text);
  }
  &:hover {
    box-shadow: inset 0 0 0 1px var(--s-line-strong);
  }
`;
