import { Command } from 'cmdk';
import styled from 'styled-components';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  max-height: 60vh;
`;

export const Input = styled(Command.Input)`
  flex: none;
  height: 48px;
  padding: 0 18px;
  border: 0;
  border-bottom: 1px solid var(--s-line);
  background: none;
  font-size: 16px;

  &:focus-visible {
    outline: none;
  }
`;

export const List = styled(Command.List)`
  min-height: 0;
  padding: 6px;
  overflow: auto;

`;

export const Hit = styled(Command.Item)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 34px;
  padding: 4px 12px;
  border-radius: 6px;

  &[aria-selected='true'] {
    background: var(--s-accent-soft);
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & > small {
    flex: none;
    color: var(--s-muted);
    font-size: 12px;
  }
`;

export const None = styled.p`
  padding: 16px 18px;
  color: var(--s-muted);
`;
