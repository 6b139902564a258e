import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Stack } from '@/ui/Stack';
import { StickyAction } from '@/ui/StickyAction';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Problem } from './accountRules';
import { useErrorText } from '@/i18n/errorText';
import type { Refusal } from './rejection';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Focuses the title when the step opens, so that a screen reader announces it. */
  readonly announce?: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  readonly children: ReactNode;
  /** The submit button, visible above the keyboard. */
  readonly action: ReactNode;
}

/** The layout of one step. */
export function StepForm({ title, lead, announce = false, onSubmit, children, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  return (
    <Form noValidate onSubmit={onSubmit} aria-label={title}>
      <Stack>
        <header>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </Stack>
      <StickyAction>{action}</StickyAction>
    </Form>
  );
}

const Form = styled.form`
  /* Public pages have no bottom bar. */
  --bar-h: 0px;

  h2 {
    font-size: 1.125rem;
  }

  header p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`;

type Problems<Values> = Partial<Record<keyof Values, Problem>>;

/** Form resolver for a step's own rules; `textOf` translates a problem. */
export function stepResolver<Values extends FieldValues>(
  check: (values: Values) => Problems<Values> | Promise<Problems<Values>>,
  textOf: (problem: Problem, field: keyof Values & string) => string,
): Resolver<Values> {
  return async (values) => {
    const problems = Object.entries(await check(values)) as [keyof Values & string, Problem | undefined][];
    const errors = problems.flatMap(([field, type]) =>
      type === undefined ? [] : [[field, { type, message: textOf(type, field) }] as const],
    );
    if (errors.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}

/** Focuses the first refused field, and shows each text until its field changes. */
export function useRefusal<Field extends string>(
  refusal: Refusal<Field> | null,
  setFocus: (field: Field) => void,
): (field: Field, current: string) => string | undefined {
  const textOf = useErrorText();
  useEffect(() => {
    const [first] = Object.keys(refusal?.fields ?? {}) as Field[];
    if (first) setFocus(first);
  }, [refusal, setFocus]);
  return (field, current) => {
    const text = refusal?.fields[field];
    if (!refusal || text === undefined || refusal.sent[field] !== current) return undefined;
    return text ?? textOf({ code: refusal.error.code });
  };
}

/** The sentence for an error of the field named `label`. */
export function useProblemText(): (problem: Problem, label: string) => string {
  const { t } = useTranslation('register');
  const textOf = useErrorText();
  return (problem, label) => {
    if (problem === 'REQUIRED') return t('required.fill', { field: label });
    if (problem === 'REQUIRED_CHOICE') return t('required.choose', { field: label });
    return textOf({ code: problem });
  };
}
