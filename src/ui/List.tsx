import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text } from '@/theme/typography';

/** Entries below one another in one card. */
export const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  box-shadow: inset 0 1px 0 var(--sheen), var(--shadow-1);
  overflow: hidden;

  > li + li {
    border-top: 1px solid var(--line);
  }
`;

interface Props {
  /** Icon or picture before the words. */
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Right-aligned: an amount, a state. */
  readonly trailing?: ReactNode;
}

/** One entry: what, when, how much. */
export function ListItem({ leading, title, subtitle, trailing }: Props) {
  return (
    <Row>
      {leading !== undefined && <Mark>{leading}</Mark>}
      <Words>
        <div>{title}</div>
        {subtitle !== undefined && <small>{subtitle}</small>}
      </Words>
      {trailing !== undefined && <End>{trailing}</End>}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  min-height: 72px;
  padding: 12px 16px;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: 12px;
  border-radius: var(--radius-m);
  background: var(--surface-3);
  color: var(--accent-strong);
  overflow: hidden;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;

  small {
    display: block;
    ${text('small')}
    color: var(--text-faint);
  }
`;

const End = styled.div`
  display: grid;
  flex: none;
  gap: 2px;
  justify-items: end;
  margin-left: 12px;
  font-weight: 600;
  text-align: right;
`;
