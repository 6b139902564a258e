import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Beside the label: a count, a mark. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Several panels in one place. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Root value={value} onValueChange={onChange}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id}>
            {tab.label}
            {tab.aside}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} value={tab.id}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  );
}

const Root = styled(Radix.Root)`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const List = styled(Radix.List)`
  display: flex;
  flex: none;
  gap: 4px;
  padding: 0 12px;
  border-bottom: 1px solid var(--s-line);
`;

const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 8px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--s-muted);

  &:hover {
    color: var(--s-text);
  }
  &[data-state='active'] {
    border-bottom-color: var(--s-accent);
    color: var(--s-text);
    font-weight: 600;
  }
`;

const Panel = styled(Radix.Content)`
  min-height: 0;
  overflow: auto;

  &[data-state='active'] {
    flex: 1;
  }
`;
