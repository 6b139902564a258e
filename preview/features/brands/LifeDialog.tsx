import { useState } from 'react';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Form, TextField } from '@backoffice/ui/Field';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { useNavigate } from '@/lib/router';
import {
  useArchiveBrandMutation,
  useOpenBrandMutation,
  useRemoveBrandMutation,
} from '@studio/core/api/brandsApi';
import { closed, selectOpen } from '@studio/core/draft/draftSlice';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { useTexts } from '@studio/i18n/texts';

export type LifeAct = 'open' | 'archive' | 'restore' | 'remove';

interface Props {
  readonly brand: BrandSummary;
  readonly act: LifeAct;
  readonly onClose: () => void;
}

/** Asks before a brand is opened, archived, restored or removed, and says what that means for its members. */
export function LifeDialog({ brand, act, onClose }: Props) {
  const t = useTexts('brandLife');
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const { run, isLoading, error } = useLifeAct(brand.brandId, act);
  const isTyped = {
    open: true,
    restore: true,
    archive: typed.trim() !== '',
    remove: typed.trim() === brand.brandId,
  }[act];
  const values = { brand: brand.displayName, id: brand.brandId };
  const submit = async () => {
    if (!isTyped || !(await run(typed.trim()))) return;
    notify(t(`${act}.did`, values));
    onClose();
  };
  return (
    <Dialog
      title={t(`${act}.title`, values)}
      text={t(`${act}.text`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form="brand-life"
            variant={act === 'archive' || act === 'remove' ? 'danger' : 'primary'}
            disabled={!isTyped}
            pending={isLoading}
          >
            {t(`life.${act}`)}
          </Button>
        </>
      }
    >
      <Form id="brand-life" onSubmit={() => void submit()}>
        {act === 'archive' && (
          <>
            <Notice tone="warning">{t('archive.members')}</Notice>
            <TextField label={t('archive.reason')} value={typed} maxLength={200} onChange={setTyped} />
          </>
        )}
        {act === 'remove' && (
          <TextField
            label={t('remove.type', values)}
            value={typed}
            maxLength={40}
            spellCheck={false}
            autoCapitalize="none"
            onChange={setTyped}
          />
        )}
        <ErrorNotice error={error} />
      </Form>
    </Dialog>
  );
}

/** The call of an act; answers whether it succeeded. */
function useLifeAct(brandId: string, act: LifeAct) {
  const dispatch = useStudioDispatch();
  const navigate = useNavigate();
  const isShown = useStudioSelector((state) => selectOpen(state)?.brandId === brandId);
  const [open, opening] = useOpenBrandMutation();
  const [archive, archiving] = useArchiveBrandMutation();
  const [remove, removing] = useRemoveBrandMutation();
  const run = async (typed: string): Promise<boolean> => {
    if (act === 'archive') return !(await archive({ brandId, reason: typed })).error;
    if (act !== 'remove') return !(await open({ brandId })).error;
    if ((await remove({ brandId })).error) return false;
    if (isShown) {
      // There is nothing left to save the draft to.
      dispatch(closed());
      void navigate('/', { replace: true });
    }
    return true;
  };
  const { isLoading, error } = { open: opening, restore: opening, archive: archiving, remove: removing }[act];
  return { run, isLoading, error };
}
