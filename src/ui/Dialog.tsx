import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog/DialogFrame';

const DialogFrame = lazy(async () => ({ default: (await import('./dialog/DialogFrame')).DialogFrame }));

/** A modal dialog; rendered only while it is open. A bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} placement="middle" />
    </Suspense>
  );
}

/** A side menu; rendered only while it is open. */
export function Drawer(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} placement="side" />
    </Suspense>
  );
}
