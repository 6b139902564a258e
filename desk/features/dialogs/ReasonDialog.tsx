import { type ReactNode, useId, useState } from 'react';
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
  readonly isPending: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** Below the box. */
  readonly children?: ReactNode;
}

/** Asks for a reason before something is done; without one the button stays disabled. */
export function ReasonDialog(props: Props) {
  const { title, text, label, submit, isDanger = false, isPending, onSend, onClose, error, children } = props;
  const u = useTexts('ui');
  const formId = useId();
  const [reason, setReason] = useState('');
  const typed = reason.trim();
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
      <Form id={formId} onSubmit={() => typed !== '' && onSend(typed)}>
        <TextField label={label} maxLength={200} value={reason} onChange={setReason} autoFocus />
        {children}
        <ErrorNotice error={error} />
      </Form>
    </Dialog>
  );
}
