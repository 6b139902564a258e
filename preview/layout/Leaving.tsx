import { type ReactNode, createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useNavigate } from '@/lib/router';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { useStudioSelector, useStudioStore, type StudioStore } from '@studio/core/store/createStudioStore';
import { selectOpen, saveRequested } from '@studio/core/draft/draftSlice';

type Leave = (go: () => void) => void;

const LeaveContext = createContext<Leave>((go) => go());

/** Leaves the open brand once its draft is saved; where that fails, a person decides. */
export const useLeave = (): Leave => useContext(LeaveContext);

/** Goes to another page of the studio, by way of `useLeave`. */
export function useGo(): (to: string) => void {
  const leave = useLeave();
  const navigate = useNavigate();
  return useCallback((to) => leave(() => void navigate(to)), [leave, navigate]);
}

export function LeavingProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts('shell');
  const store = useStudioStore();
  const [stopped, setStopped] = useState<{ readonly go: () => void } | null>(null);
  const leave = useCallback<Leave>(
    (go) => {
      void flush(store).then((isSafe) => (isSafe ? go() : setStopped({ go })));
    },
    [store],
  );
  const stay = () => setStopped(null);
  return (
    <LeaveContext value={leave}>
      {children}
      {stopped && (
        <Dialog
          title={t('leave.title')}
          text={t('leave.text')}
          onClose={stay}
          actions={
            <>
              <Button
                variant="danger"
                onClick={() => {
                  stay();
                  stopped.go();
                }}
              >
                {t('leave.go')}
              </Button>
              <Button variant="primary" onClick={stay}>
                {t('leave.stay')}
              </Button>
            </>
          }
        />
      )}
    </LeaveContext>
  );
}

/** The browser requests confirmation before a page with unsaved work is closed. */
export function useLeaveWarning(): void {
  const isUnsaved = useStudioSelector((state) => (selectOpen(state)?.status ?? 'saved') !== 'saved');
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

/** Saves unsaved work before leaving. False if it failed, needs a decision, or took longer than `wait` ms. */
function flush(store: StudioStore, wait = 3_000): Promise<boolean> {
  const isSafe = () => (selectOpen(store.getState())?.status ?? 'saved') === 'saved';
  if (isSafe()) return Promise.resolve(true);
  if ((selectOpen(store.getState())?.conflicts.length ?? 0) > 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (saved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(saved);
    };
    const timer = setTimeout(() => end(false), wait);
    const stop = store.subscribe(() => {
      if (isSafe()) end(true);
      else if (selectOpen(store.getState())?.status === 'failed') end(false);
    });
    store.dispatch(saveRequested());
  });
}
