import { Suspense, useState } from 'react';
import { useBrand } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { Button } from '@backoffice/ui/Button';
import { Notice, NoticeStrip } from '@backoffice/ui/Notice';
import { useView } from '@studio/core/browser/view';
import { useTexts } from '@studio/i18n/texts';

const LifeDialog = lazyNamed(() => import('./LifeDialog'), 'LifeDialog');

/** Shows that the selected brand is a draft or archived, with the next step; renders nothing for an open brand. */
export function BrandStateBar({ brandId }: { readonly brandId: string }) {
  const t = useTexts('brandLife');
  const brand = useBrand(brandId);
  const { view, setView } = useView();
  const [isRestoring, setRestoring] = useState(false);
  if (brand?.state === 'DRAFT' && view.step === 'none') {
    return (
      <NoticeStrip>
        <Notice
          action={
            may(brand, 'drafts.edit') && (
              <Button size="s" onClick={() => setView({ step: 'checks' })}>
                {t('setup.back')}
              </Button>
            )
          }
        >
          {t('bar.draft')}
        </Notice>
      </NoticeStrip>
    );
  }
  if (brand?.state !== 'ARCHIVED') return null;
  return (
    <NoticeStrip>
      <Notice
        tone="warning"
        action={
          may(brand, 'brands.create') && (
            <Button size="s" onClick={() => setRestoring(true)}>
              {t('life.restore')}
            </Button>
          )
        }
      >
        {t('bar.archived')}
      </Notice>
      {isRestoring && (
        <Suspense fallback={null}>
          <LifeDialog brand={brand} act="restore" onClose={() => setRestoring(false)} />
        </Suspense>
      )}
    </NoticeStrip>
  );
}
