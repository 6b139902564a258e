import styled from 'styled-components';

export const Panel = styled.aside`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--s-panel);
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  padding: 12px 8px 12px 16px;
  border-bottom: 1px solid var(--s-line);

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  code {
    color: var(--s-faint);
    font-family: var(--s-mono);
    font-size: 12px;
  }
  p {
    margin-top: 4px;
    color: var(--s-muted);
    font-size: 13px;
  }
  p:empty {
    display: none;
  }
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 20px;
  min-height: 0;
  padding: 14px 16px 24px;
  overflow: auto;
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 10px 16px;
  border-top: 1px solid var(--s-line);
`;

/** A list of choices under a small heading. */
export const Choices = styled.fieldset`
  min-width: 0;

  & > legend {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 28px;
    padding: 0;
    color: var(--s-muted);
    font-size: 13px;
    font-weight: 600;
  }
`;

export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 36px;
  padding: 5px 10px;
  font-size: 13.5px;

  &:hover {
    background: var(--s-hover);
  }
  &[data-off] {
    color: var(--s-muted);
  }
  & > input {
    flex: none;
    width: 15px;
    height: 15px;
    margin: 0;
    accent-color: var(--s-accent-fill);
  }
  & > small {
    flex: none;
    color: var(--s-muted);
    font-size: 12px;
  }
`;
