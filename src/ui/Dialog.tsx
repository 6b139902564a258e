import { lazy, type ReactNode, Suspense } from 'react';

export interface DialogProps {
  readonly title: string;
  /** The title is said to screen readers only. */
  readonly hideTitle?: boolean | undefined;
  /** A sentence below the title. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
  /** Only an answer closes it: no cross, no Escape, no press beside it. */
  readonly isBlocking?: boolean | undefined;
  readonly children?: ReactNode;
}

const DialogFrame = lazy(async () => ({ default: (await import('./dialog/DialogFrame')).DialogFrame }));

/** A question or a result over the page; render it while it is open. A sheet on phones. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} placement="middle" />
    </Suspense>
  );
}

/** A menu from the side; render it while it is open. */
export function Drawer(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} placement="side" />
    </Suspense>
  );
}
