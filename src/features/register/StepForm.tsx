import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Focuses the title when the step opens, so that a screen reader announces it. */
  readonly announce?: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  readonly children: ReactNode;
}

/** The layout of one step. */
export function StepForm({ title, lead, announce = false, onSubmit, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  return (
    <Form noValidate onSubmit={onSubmit} aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h2 {
    font-size: 1.125rem;
  }

  header p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`;
