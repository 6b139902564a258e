import { Archive, ArchiveRestore, EllipsisVertical, ListChecks, Rocket, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { IconButton } from '@backoffice/ui/Button';
import { Menu } from '@backoffice/ui/Menu';
import { useTexts } from '@studio/i18n/texts';
import { useGo } from '@studio/layout/Leaving';
import type { LifeAct } from './LifeDialog';

const LifeDialog = lazyNamed(() => import('./LifeDialog'), 'LifeDialog');

/** What can be done with the life of a brand, by its state; nothing for the primary brand, which stays open. */
export function BrandMenu({ brand }: { readonly brand: BrandSummary }) {
  const t = useTexts('brandLife');
  const go = useGo();
  const [act, setAct] = useState<LifeAct | null>(null);
  const { brandId, state, displayName, primary } = brand;
  // The buttons of all rows are below each other.
  if (state === 'OPEN' && primary) return <Space />;
  const items = {
    DRAFT: [
      { label: t('setup.resume'), icon: ListChecks, onSelect: () => go(`/b/${brandId}?step=logo`) },
      { label: t('life.open'), icon: Rocket, onSelect: () => setAct('open') },
      {
        label: t('life.remove'),
        icon: Trash2,
        danger: true,
        divided: true,
        onSelect: () => setAct('remove'),
      },
    ],
    OPEN: [{ label: t('life.archive'), icon: Archive, danger: true, onSelect: () => setAct('archive') }],
    ARCHIVED: [{ label: t('life.restore'), icon: ArchiveRestore, onSelect: () => setAct('restore') }],
  }[state];
  return (
    <Above>
      <Menu
        trigger={
          <IconButton size="s" label={t('life.menu', { brand: displayName })} icon={EllipsisVertical} />
        }
        items={items}
      />
      {act && (
        <Suspense fallback={null}>
          <LifeDialog brand={brand} act={act} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </Above>
  );
}

const Space = styled.span`
  flex: none;
  width: 26px;
`;

const Above = styled.div`
  position: relative;
  z-index: 1;
`;
