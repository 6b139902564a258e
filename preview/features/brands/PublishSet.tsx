import { Rocket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { mayAs } from '@studio/core/api/session';
import { useTexts } from '@studio/i18n/texts';
import { useGetReleaseSetsQuery } from '@studio/core/api/releaseSetApi';
import { Button } from '@staff/ui/Button';
import type { BrandSummary } from '@studio/core/api/brandsApi';

const SetDialog = lazy(async () => ({
  default: (await import('@studio/features/publish/SetDialog')).SetDialog,
}));

/** Opens the review of several changed drafts; there for who may publish two of them, or has a set to decide. */
export function PublishSet({ brands }: { readonly brands: readonly BrandSummary[] }) {
  const t = useTexts('publish');
  const [isOpen, setOpen] = useState(false);
  const mine = brands.filter(({ role }) => mayAs(role, 'publisher'));
  const { data: sets = [] } = useGetReleaseSetsQuery(undefined, { skip: mine.length < 2 });
  const changed = mine.filter(({ draft }) => draft !== null).length;
  if (mine.length < 2 || (changed < 2 && sets.length === 0)) return null;
  return (
    <Row>
      <Button size="s" icon={<Rocket size={13} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('set')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SetDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}

const Row = styled.div`
  padding: 2px 14px 6px;
`;
