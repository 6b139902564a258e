import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** A list of facts: names left, values right. */
export function KeyValue({ rows }: Props) {
  return (
    <Facts>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0;
  }
  > div + div {
    border-top: 1px dashed var(--line);
  }
  /* Thai has no spaces: a name that may shrink would break within a word. */
  dt {
    flex: none;
    max-width: 65%;
    margin-right: 16px;
    color: var(--text-muted);
  }
  dd {
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
