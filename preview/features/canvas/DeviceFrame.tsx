import { CircleAlert, RotateCw } from 'lucide-react';
import { type ReactNode, memo, useState, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { EventMessage, FramedNews } from '#schemas/preview/messages';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Skeleton } from '@backoffice/ui/Loading';
import { FRAME_PAGE, type FrameState, useFrame, useStableState } from './useFrame';
import { type Shown, useFrames } from './frameSync';
import type { Size } from './Strip';
import type { Brand } from '#schemas/brand/brand';
import type { PreviewState } from '#schemas/preview/state';
import type { Language } from '@/i18n/languages';

interface Props {
  /** Name of the frame for people, such as the device or the state. */
  readonly title: string;
  readonly note?: ReactNode;
  /** Null while there is nothing to show yet: the frame loads meanwhile. */
  readonly state: FrameState | null;
  readonly width: number;
  readonly height: number;
  /** 1 shows a CSS pixel as one. */
  readonly scale: number;
  readonly onEvent: (event: EventMessage) => void;
}

/** The member app in a screen of the given size; shows a message when it does not respond. */
export function DeviceFrame({ title, note, state, width, height, scale, onEvent }: Props) {
  const t = useTexts('canvas');
  const { ref, health, reload } = useFrame(state, onEvent);
  const isTroubled = health === 'silent' || health === 'failed';
  return (
    <Figure>
      <Caption>
        <strong title={title}>{title}</strong>
        {typeof note === 'string' ? <Note>{note}</Note> : note}
      </Caption>
      <Screen style={{ width: width * scale, height: height * scale }} data-health={health}>
        <iframe
          ref={ref}
          title={title}
          src={FRAME_PAGE}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
        {health === 'starting' && (
          <Cover aria-hidden="true">
            <Skeleton />
          </Cover>
        )}
        {isTroubled && (
          <Trouble role="alert">
            <CircleAlert size={20} color="var(--s-danger)" />
            <p>{t(health === 'silent' ? 'frame.silent' : 'frame.failed')}</p>
            <Button size="s" icon={RotateCw} onClick={reload}>
              {t('frame.reload')}
            </Button>
          </Trouble>
        )}
      </Screen>
    </Figure>
  );
}

const Figure = styled.figure`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 6px;
  margin: 0;
`;

/** As wide as its screen, independent of its content. */
const Caption = styled.figcaption`
  display: flex;
  gap: 8px;
  align-items: center;
  width: 0;
  min-width: 100%;
  min-height: 26px;
  color: var(--s-muted);
  font-size: 12px;
  white-space: nowrap;

  strong {
    min-width: 0;
    overflow: hidden;
    color: var(--s-text);
    font-weight: 600;
    text-overflow: ellipsis;
  }
`;

const Note = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Screen = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--s-raised);
  border-radius: 10px;
  box-shadow:
    0 0 0 1px var(--s-line-strong),
    var(--s-shadow);
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  padding: 16px;
  background: var(--s-raised);
`;

const Trouble = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  padding: 12px;
  color: var(--s-muted);
  background: var(--s-raised);
  font-size: 13px;
  text-align: center;
`;

interface FrameProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly size: Size;
  readonly scale: number;
}

/** A frame of the canvas: it leads the others while the pointer or the focus is in it. */
export function LeadFrame({ shown, size, ...rest }: FrameProps & { readonly shown: Shown }) {
  const frames = useFrames();
  const state = useStableState(frames.stateOf(shown));
  const lead = () => frames.lead(shown.id);
  return (
    <div onPointerEnter={lead} onFocus={lead}>
      <LeadFrameScreen {...rest} {...size} state={state} onEvent={frames.onEventOf(shown.id)} />
    </div>
  );
}

/** Only a new state renders the frame; other edits in the studio do not. */
const LeadFrameScreen = memo(DeviceFrame);

interface LoneFrameProps extends FrameProps {
  readonly brand: Brand;
  readonly state: PreviewState;
  /** The one announcement of the site. */
  readonly news?: FramedNews;
  readonly language: Language;
  /** Where it begins; the visitor may go on from there. */
  readonly route: string;
}

/** A frame outside of a canvas: it is not synchronized with others. */
export function LoneFrame({ brand, state, news, language, route: start, ...frame }: LoneFrameProps) {
  const { title, note, size, scale } = frame;
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

/** Reserves the place of a frame until it is first scrolled into view: each costs as much as a page of the member app. */
export function OnceVisible({ width, height, children }: Size & { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (!place || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen((seen) => seen || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <div ref={ref} style={{ flex: 'none', minWidth: width, minHeight: height + 28 }}>
      {isSeen && children}
    </div>
  );
}
