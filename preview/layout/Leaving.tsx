import { type ReactNode, createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useNavigate } from '@/lib/router';
import { flush } from '@studio/core/store/saveBeforeLeaving';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Dialog } from '@staff/ui/Dialog';
import { useStudioSelector, useStudioStore } from '@studio/core/store/createStudioStore';
import { selectOpen } from '@studio/core/draft/draftSlice';

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
        >
          {null}
        </Dialog>
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
