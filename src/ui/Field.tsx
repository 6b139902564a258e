import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CircleAlert } from './icons';
import { text } from '@/theme/typography';

export interface FieldText {
  readonly label: string;
  /** Hides the label visually, where the context already shows it. */
  readonly hideLabel?: boolean | undefined;
  readonly help?: ReactNode;
  /** What is wrong and how to fix it; replaces the help. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Attributes that associate a control with its label, help and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldText {
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, control, help or error below, with the ARIA attributes for all controls. */
export function Field({ label, hideLabel, help, error, required, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const noteId = `${id}note`;
  const hasNote = Boolean(error) || Boolean(help);
  return (
    <Box>
      <Label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {required && (
          <>
            <Mark aria-hidden="true">*</Mark>
            <span className="visually-hidden">{t('field.required')}</span>
          </>
        )}
      </Label>
      {children({
        id,
        // The form is `noValidate`, because native validation messages use the browser's language; this is for
        // assistive technology.
        required: required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {hasNote && (
        <Note id={noteId} data-error={error ? true : undefined} role={error ? 'alert' : undefined}>
          {error ? (
            <>
              <CircleAlert size={16} aria-hidden="true" />
              <span>{error}</span>
            </>
          ) : (
            help
          )}
        </Note>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  ${text('small')}
  color: var(--text-muted);
`;

const Mark = styled.span`
  margin-left: 4px;
  color: var(--danger);
`;

const Note = styled.div`
  ${text('small')}
  color: var(--text-faint);

  &[data-error] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px;
    color: var(--danger);
  }
  svg {
    margin-top: 3px;
  }
`;
