import { Suspense } from 'react';
import type { DialogProps } from './dialog/DialogFrame';
import { lazyPart } from '@/lib/lazyPart';

/** Loads what every dialog is made of, so that the next one opens at once. */
export const loadDialog = () => import('./dialog/DialogFrame');

const DialogFrame = lazyPart(async () => (await loadDialog()).DialogFrame);

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
