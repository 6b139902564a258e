import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog/dialogProps';

const DialogFrame = lazy(async () => ({ default: (await import('./dialog/DialogFrame')).DialogFrame }));

/** A menu from the side; render it while it is open. */
export function Drawer(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} placement="side" />
    </Suspense>
  );
}
