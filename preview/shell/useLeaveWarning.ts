import { useEffect } from 'react';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useStudioSelector } from '@studio/core/store/hooks';

/** The browser asks before a page with unsaved work is closed. */
export function useLeaveWarning(): void {
  const isUnsaved = useStudioSelector((state) => (selectOpen(state)?.status ?? 'saved') !== 'saved');
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
