import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly onSubmit: () => void;
  readonly label?: string;
  /** For a submit button outside of the form. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Fields below each other; Enter and the submit button do the same. */
export function Form({ onSubmit, label, id, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Column id={id} onSubmit={submit} aria-label={label} noValidate>
      {children}
    </Column>
  );
}

const Column = styled.form`
  display: grid;
  gap: 12px;
`;
