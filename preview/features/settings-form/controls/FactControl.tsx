import styled from 'styled-components';
import type { ControlProps } from '../base/controlProps';

/** What only the system decides. */
export function FactControl({ value }: ControlProps) {
  return <Fact>{String(value)}</Fact>;
}

const Fact = styled.output`
  color: var(--s-muted);
  font-family: var(--s-mono);
  font-size: 13px;
`;
