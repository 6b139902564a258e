import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import type { NoticeTone } from './Notice';
import { type Notification, Toaster } from './Toaster';

/** How long a notification is visible, in ms; failures are visible longer. */
const STAY = { info: 3_000, success: 3_000, warning: 6_000, danger: 8_000 } as const;
/** Notifications that are shown at most. */
const MOST = 3;

type Notify = (text: string, tone?: NoticeTone) => void;

const NotifyContext = createContext<Notify>(() => undefined);

/** Shows a short message on what just happened, for what the screen itself does not show. */
export const useNotify = (): Notify => use(NotifyContext);

export function NotificationProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const last = useRef(0);
  const dismiss = useCallback((id: number) => {
    setShown((now) => now.filter((each) => each.id !== id));
  }, []);
  const notify = useCallback<Notify>(
    (text, tone = 'success') => {
      last.current += 1;
      const id = last.current;
      setShown((now) => [...now.slice(1 - MOST), { id, tone, text }]);
      setTimeout(() => dismiss(id), STAY[tone]);
    },
    [dismiss],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      <Toaster shown={shown} onDismiss={dismiss} />
    </NotifyContext>
  );
}
