import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Form, TextField } from '@backoffice/ui/Field';
import { useTexts } from '@desk/i18n/texts';

type Outcome = Parameters<typeof ErrorNotice>[0];

interface Props extends Outcome {
  readonly title: string;
  readonly text?: string;
  /** Label of the box. */
  readonly label: string;
  /** Label of the button. */
  readonly submit: string;
  readonly isDanger?: boolean;
  /** Several lines; Ctrl or Cmd with Enter sends them. */
  readonly isLong?: boolean;
  readonly isPending: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** Below the box. */
  readonly children?: ReactNode;
}

/** Asks for a reason before something is done; without one the button stays disabled. */
export function ReasonDialog(props: Props) {
  const { title, text, label, submit, isDanger = false, isLong = false, isPending, onSend, onClose } = props;
  const u = useTexts('ui');
  const formId = useId();
  const [reason, setReason] = useState('');
  const typed = reason.trim();
  const send = () => {
    if (typed !== '' && !isPending) onSend(typed);
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <Dialog
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{u('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            pending={isPending}
            disabled={typed === ''}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={send}>
        <TextField
          {...{ label, value: reason, onChange: setReason, autoFocus: true }}
          {...(isLong ? { rows: 4, maxLength: 1000, onKeyDown: sendByKey } : { maxLength: 200 })}
        />
        {props.children}
        <ErrorNotice error={props.error} />
      </Form>
    </Dialog>
  );
}
