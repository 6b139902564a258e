import { useMemo } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectChanges } from '@studio/core/draft/selectBrand';
import { portable } from '@studio/core/draft/applyToOtherBrand';
import { useTexts } from '@studio/i18n/texts';
import { EmptyState } from '@staff/ui/EmptyState';
import { useView } from '@studio/core/browser/useView';
import { sizeOf } from './Devices';
import { LeadFrame } from './LeadFrame';
import { OnceVisible } from './OnceVisible';
import type { FrameSync } from './frameSync';
import { Strip } from './Strip';
import { WallBrand } from './WallBrand';

interface Props {
  readonly frameSync: FrameSync;
  readonly brand: Brand;
}

/** Small enough to see several brands at once, in percent. */
const SMALL = 56;

/** The draft's changes on every brand at once, in step; each can take them into its own draft or be skipped. */
export function Wall({ frameSync, brand }: Props) {
  const t = useTexts('canvas');
  const { view, brandId } = useView();
  const { data: brands = [] } = useGetBrandsQuery();
  const all = useStudioSelector(selectChanges);
  const changes = useMemo(() => portable(all), [all]);
  const [device = 'phone-390'] = view.devices;
  const size = sizeOf(device, view.rotated);
  const scale = (view.zoom || SMALL) / 100;
  const place = { width: size.width * scale, height: size.height * scale };
  const others = brands.filter((other) => other.brandId !== brandId);
  return (
    <Strip wrap>
      {() => (
        <>
          <LeadFrame
            frameSync={frameSync}
            shown={{ id: brand.id, brand, state: view.state }}
            title={brand.displayName}
            note={`${t('wall.source')} · ${t('wall.changes', { count: changes.length })}`}
            size={size}
            scale={scale}
          />
          {others.map((other) => (
            <OnceVisible key={other.brandId} {...place}>
              <WallBrand frameSync={frameSync} summary={other} changes={changes} size={size} scale={scale} />
            </OnceVisible>
          ))}
          {changes.length === 0 && <EmptyState title={t('wall.empty')} text={t('wall.emptyHint')} />}
        </>
      )}
    </Strip>
  );
}
