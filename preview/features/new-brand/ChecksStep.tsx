import { ExternalLink, Rocket } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useBrand } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { TextField } from '@backoffice/ui/Field';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { Stack } from '@backoffice/ui/Stack';
import { useOpenBrandMutation } from '@studio/core/api/brandsApi';
import { useReleaseMutation } from '@studio/core/api/publishApi';
import { useView } from '@studio/core/browser/view';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { selectChanges } from '@studio/core/draft/selectBrand';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { siteAddress } from '@studio/features/brands/siteAddress';
import { ProblemsPanel } from '@studio/features/problems/ProblemsPanel';
import { useProblems } from '@studio/features/problems/useProblems';
import { useTexts } from '@studio/i18n/texts';

/** What is still wrong, then the button that publishes the draft and opens the site. */
export function ChecksStep({ brandId }: { readonly brandId: string }) {
  const brand = useBrand(brandId);
  return (
    <Inset>
      {brand?.state === 'OPEN' ? (
        <SiteIsOpen brandId={brandId} hostnames={brand.hostnames} />
      ) : (
        <>
          <ProblemsPanel />
          <OpenSite brandId={brandId} />
        </>
      )}
    </Inset>
  );
}

function OpenSite({ brandId }: { readonly brandId: string }) {
  const t = useTexts('brandLife');
  const p = useTexts('publish');
  const brand = useBrand(brandId);
  const problems = useProblems();
  const isChanged = useStudioSelector((state) => selectChanges(state).length > 0);
  const isSaved = useStudioSelector((state) => selectOpen(state)?.status === 'saved');
  const [reason, setReason] = useState('');
  const { isBusy, error, isWaiting, run } = useGoLive();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const isPending = isWaiting || (brand?.waiting ?? 0) > 0;
  const needsReason = isChanged && warnings > 0;
  const missing = [
    brand !== undefined && !may(brand, 'brands.create') && t('open.noRight'),
    isChanged && brand !== undefined && !may(brand, 'releases.publish') && t('open.noPublish'),
    errors > 0 && p('missing.errors'),
    !isSaved && p('missing.saving'),
    needsReason && reason.trim() === '' && p('missing.reason'),
  ].filter((each) => each !== false);
  return (
    <>
      {needsReason && errors === 0 && (
        <TextField
          label={p('publish.reason', { count: warnings })}
          value={reason}
          maxLength={200}
          onChange={setReason}
        />
      )}
      <ErrorNotice error={error} />
      {isPending && <Notice tone="warning">{t('open.waiting')}</Notice>}
      {missing.length > 0 && <Notice>{`${t('open.missing')} ${missing.join(' · ')}`}</Notice>}
      <Button
        variant="primary"
        icon={Rocket}
        disabled={missing.length > 0 || brand === undefined || (isChanged && isPending)}
        pending={isBusy}
        onClick={() => void run(needsReason ? reason : null)}
      >
        {t(isChanged ? 'open.publish' : 'open')}
      </Button>
    </>
  );
}

/** Publishes the draft when it differs, then opens the brand unless the publication waits for a second person. */
function useGoLive() {
  const t = useTexts('brandLife');
  const notify = useNotify();
  const draft = useStudioSelector(selectOpen);
  const isChanged = useStudioSelector((state) => selectChanges(state).length > 0);
  const [release, published] = useReleaseMutation();
  const [open, opened] = useOpenBrandMutation();
  const run = async (reason: string | null) => {
    if (!draft) return;
    const { brandId, saved } = draft;
    if (isChanged) {
      const at = { brandId, baseRevision: draft.published.revision, draftVersion: saved.version };
      const { data } = await release({ ...at, note: t('open.note'), reason, at: null });
      if (data?.status !== 'PUBLISHED') return;
    }
    const { data } = await open({ brandId });
    if (data) notify(t('opened'));
  };
  return {
    run,
    isBusy: published.isLoading || opened.isLoading,
    error: published.error ?? opened.error,
    isWaiting: published.data?.status === 'WAITING_APPROVAL',
  };
}

interface SiteProps {
  readonly brandId: string;
  readonly hostnames: readonly string[];
}

function SiteIsOpen({ brandId, hostnames }: SiteProps) {
  const t = useTexts('brandLife');
  const { setView } = useView();
  const address = siteAddress(brandId, hostnames);
  return (
    <Stack $gap={3}>
      <Notice tone="success" live>
        {t('open.done')}
      </Notice>
      {address === undefined ? (
        <Notice tone="warning">{t('open.noHost')}</Notice>
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          <ExternalLink size={14} /> {address}
        </a>
      )}
      <Button onClick={() => setView({ step: 'none' })}>{t('setup.end')}</Button>
    </Stack>
  );
}

const Inset = styled.div`
  display: grid;
  gap: 14px;
  padding: 8px 16px 16px;

  a {
    color: var(--s-accent);
    overflow-wrap: anywhere;
  }
`;
