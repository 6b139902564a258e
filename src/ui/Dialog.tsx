import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog/DialogFrame';

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
