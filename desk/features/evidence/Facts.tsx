import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the evidence with its heading. */
export function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Box>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** Names and values in two or more columns; facts without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

interface TableProps {
  /** For screen readers. */
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

const isNumber = (cell: ReactNode) => typeof cell === 'string' && /^-?[\d,]+(\.\d+)?$/.test(cell);

/** A small table; the first column names the row, the others are figures or short texts. */
export function SmallTable({ label, head, rows }: TableProps) {
  const isNumeric = head.map((_, index) => rows.every(({ cells }) => isNumber(cells[index])));
  return (
    <Scroll>
      <Table aria-label={label}>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" data-number={isNumeric[index] || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={head[index]} data-number={isNumeric[index] || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Box = styled.section`
  display: grid;
  gap: 10px;
  min-width: 0;
  padding: 12px 16px 14px;
  border: 1px solid var(--s-line);
  border-radius: 8px;
  background: var(--s-panel);

  & > h3 {
    color: var(--s-muted);
    font-size: 13px;
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(170px, 44%), 1fr));
  gap: 10px 16px;

  dt {
    color: var(--s-muted);
    font-size: 12px;
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    padding: 0 12px 6px 0;
    color: var(--s-muted);
    font-size: 12px;
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 6px 12px 6px 0;
    border-top: 1px solid var(--s-line);
    overflow-wrap: anywhere;
  }
  [data-number] {
    text-align: right;
  }
  @media (min-width: 761px) {
    [data-number] + * {
      padding-left: 12px;
    }
  }
`;
