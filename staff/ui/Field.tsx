import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface FieldProps {
  readonly label: string;
  /** The label is for screen readers only: the place shows what it is. */
  readonly hideLabel?: boolean | undefined;
  readonly help?: string | undefined;
  /** The error and how to fix it. */
  readonly error?: string | undefined;
  /** Next to the label: where the value comes from, and a reset. */
  readonly aside?: ReactNode;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  readonly children: (wiring: Wiring) => ReactNode;
}

/** Label, help and error around a control of any kind, wired to it. */
export function Field({ label, hideLabel = false, help, error, aside, children }: Props) {
  const id = useId();
  const wiring: Wiring = {
    id,
    'aria-describedby': (error ?? help) === undefined ? undefined : `${id}-note`,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <Box>
      <Head data-bare={(hideLabel && !aside) || undefined}>
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {aside}
      </Head>
      {children(wiring)}
      {(error ?? help) !== undefined && (
        <Note id={`${id}-note`} data-wrong={error !== undefined || undefined}>
          {error ?? help}
        </Note>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 20px;
  color: var(--s-muted);
  font-size: 13px;

  & > label {
    flex: 1;
    min-width: 0;
  }
  &[data-bare] {
    display: contents;
  }
`;

const Note = styled.p`
  color: var(--s-faint);
  font-size: 13px;
  overflow-wrap: anywhere;

  &[data-wrong] {
    color: var(--s-danger);
  }
`;
