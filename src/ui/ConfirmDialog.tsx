import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AutoClose } from './AutoClose';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Columns } from './Stack';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'primary' | 'danger';
  /** Closes automatically after this many milliseconds, with a visible countdown, as a cancel. */
  readonly autoCloseMs?: number | undefined;
  /** The dialog awaits a promise, then closes. A failure keeps it open; the caller reports the failure. */
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A confirmation with two buttons. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    autoCloseMs,
    onConfirm,
    onClose,
    children,
  } = props;
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);

  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      setPending(false);
    }
  };

  return (
    <Dialog title={title} text={text} onClose={onClose}>
      {children}
      <Actions>
        <Button variant="secondary" onClick={onClose} disabled={isPending}>
          {cancelLabel ?? t('action.cancel')}
        </Button>
        <Button variant={tone} pending={isPending} onClick={() => void confirm()}>
          {confirmLabel ?? t('action.ok')}
        </Button>
      </Actions>
      {autoCloseMs !== undefined && !isPending && <AutoClose ms={autoCloseMs} onEnd={onClose} />}
    </Dialog>
  );
}

const Actions = styled(Columns)`
  align-items: stretch;
  margin-top: 16px;
`;
