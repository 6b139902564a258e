import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly onSubmit: () => void;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Fields below each other; Enter and the submit button do the same. */
export function Form({ onSubmit, label, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Column onSubmit={submit} aria-label={label} noValidate>
      {children}
    </Column>
  );
}

const Column = styled.form`
  display: grid;
  gap: 12px;
`;
