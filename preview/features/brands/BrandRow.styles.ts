import styled from 'styled-components';

export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 46px;
  padding: 4px 6px 4px 8px;
  border-radius: 8px;
  content-visibility: auto;
  contain-intrinsic-height: 46px;

  &:hover {
    background: var(--s-hover);
  }
  &[data-open] {
    background: var(--s-active);
  }
`;

export const Status = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  overflow: hidden;
  color: var(--s-faint);
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;

  [data-open] > div > & {
    color: var(--s-muted);
  }
`;
