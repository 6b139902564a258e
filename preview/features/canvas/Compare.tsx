import type { Brand } from '#schemas/brand/brand';
import { useTexts } from '@studio/i18n/texts';
import { useView } from '@studio/core/browser/useView';
import { sizeOf } from './Devices';
import { LeadFrame } from './LeadFrame';
import type { FrameSync } from './frameSync';
import { Strip } from './Strip';
import { fit } from './useFit';

interface Props {
  readonly frameSync: FrameSync;
  readonly brand: Brand;
  readonly published: Brand;
}

/** The published brand next to the draft, synchronized. */
export function Compare({ frameSync, brand, published }: Props) {
  const t = useTexts('canvas');
  const { view } = useView();
  const [device = 'phone-390'] = view.devices;
  const size = sizeOf(device, view.rotated);
  const sides = [
    { id: 'before', title: t('compare.before'), brand: published },
    { id: 'after', title: t('compare.after'), brand },
  ];
  return (
    <Strip>
      {(room) =>
        sides.map(({ id, title, brand: shown }) => (
          <LeadFrame
            key={id}
            frameSync={frameSync}
            shown={{ id, brand: shown, state: view.state }}
            title={title}
            size={size}
            scale={view.zoom === 0 ? fit(room, [size, size]) : view.zoom / 100}
          />
        ))
      }
    </Strip>
  );
}
