import type { ReactNode } from 'react';

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
