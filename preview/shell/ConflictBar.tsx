import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { Suspense, useState } from 'react';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Notice, NoticeStrip } from '@backoffice/ui/Notice';
import { useStudioSelector } from '@studio/core/store/createStudioStore';

const ConflictDialog = lazyNamed(() => import('./ConflictDialog'), 'ConflictDialog');

/** Announces that a colleague changed the same settings; editing continues, only saving waits. */
export function ConflictBar() {
  const count = useStudioSelector((state) => selectOpen(state)?.conflicts.length ?? 0);
  // Closes once all are decided, so that the next conflict does not reopen the dialog.
  return count === 0 ? null : <Undecided count={count} />;
}

function Undecided({ count }: { readonly count: number }) {
  const t = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <NoticeStrip>
      <Notice
        tone="warning"
        live
        action={
          <Button size="s" onClick={() => setOpen(true)}>
            {t('conflict.open')}
          </Button>
        }
      >
        {t('conflict.bar', { n: count })}
      </Notice>
      {isOpen && (
        <Suspense fallback={null}>
          <ConflictDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </NoticeStrip>
  );
}
