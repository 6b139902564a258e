import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { Power } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@backoffice/ui/Button';
import { Popover } from '@backoffice/ui/Popover';
import { Skeleton } from '@backoffice/ui/Loading';
import type { BrandSummary } from '@backoffice/api/brandListApi';

const EmergencyForm = lazyNamed(() => import('./EmergencyForm'), 'EmergencyForm');

interface Props {
  readonly brand: BrandSummary;
  readonly canSwitch: boolean;
}

/** The switch of a brand's site: one press shows its status, the second changes it. */
export function Emergency({ brand, canSwitch }: Props) {
  const t = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const isClosed = brand.operation.websiteStatus === 'MA';
  const state = t(isClosed ? 'emergency.closed' : 'emergency.open');
  return (
    <Above data-closed={isClosed || undefined}>
      <Popover
        label={t('emergency.title')}
        side="right"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton size="s" label={`${brand.displayName}: ${state}`} icon={Power} />}
      >
        <Suspense fallback={<Skeleton $h={120} />}>
          <EmergencyForm brand={brand} canSwitch={canSwitch} onDone={() => setOpen(false)} />
        </Suspense>
      </Popover>
    </Above>
  );
}

const Above = styled.div`
  position: relative;
  z-index: 1;

  &[data-closed] button[data-variant] {
    background: var(--s-danger-soft);
    color: var(--s-danger);
  }
`;
