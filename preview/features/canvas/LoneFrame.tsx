import { type ReactNode, useState } from 'react';
import type { Brand } from '#schemas/brand/brand';
import type { FramedNews } from '#schemas/preview/messages';
import type { PreviewState } from '#schemas/preview/state';
import type { Language } from '@/i18n/languages';
import { DeviceFrame } from './DeviceFrame';
import { useStableState } from './useFrame';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly brand: Brand;
  readonly state: PreviewState;
  /** The one announcement of the site. */
  readonly news?: FramedNews;
  readonly language: Language;
  /** Where it begins; the visitor may go on from there. */
  readonly route: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
}

/** A frame outside of frameSync: it is not synchronized with the others. */
export function LoneFrame({ title, note, brand, state, news, language, route: start, size, scale }: Props) {
  const [route, setRoute] = useState(start);
  const shown = useStableState({
    brand,
    state,
    route,
    language,
    visit: 0,
    picking: false,
    highlight: null,
    scroll: null,
    ...(news && { news }),
  });
  return (
    <DeviceFrame
      title={title}
      note={note ?? route}
      state={shown}
      {...size}
      scale={scale}
      onEvent={({ event, route: next }) => event === 'routed' && next !== undefined && setRoute(next)}
    />
  );
}
