import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { selectToken } from '@backoffice/api/staffApi';
import { Button, IconButton } from '@backoffice/ui/Button';
import { EmptyState, Skeleton } from '@backoffice/ui/Loading';
import { useDeskSelector } from '@desk/core/createDeskStore';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  readonly uuid: string;
  readonly brandId: string;
}

const [LEAST, MOST, STEP] = [1, 6, 1.25];
const START = { zoom: 1, turn: 0, x: 0, y: 0 };

/** The slip itself, with zoom, rotation and dragging. */
export function SlipImage({ uuid, brandId }: Props) {
  const t = useTexts('evidence');
  const u = useTexts('ui');
  const { url, hasFailed, retry } = useSlipImage({ uuid, brandId });
  const [view, setView] = useState(START);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const zoomTo = (zoom: number) =>
    setView((now) => (zoom <= LEAST ? { ...START, turn: now.turn } : { ...now, zoom: Math.min(MOST, zoom) }));
  const move = (event: PointerEvent) => {
    const from = drag.current;
    if (!from) return;
    drag.current = { x: event.clientX, y: event.clientY };
    setView((now) => ({ ...now, x: now.x + event.clientX - from.x, y: now.y + event.clientY - from.y }));
  };
  if (hasFailed)
    return (
      <EmptyState title={t('image.failed')}>
        <Button onClick={retry}>{u('retry')}</Button>
      </EmptyState>
    );
  return (
    <Frame>
      <Stage
        data-zoomed={view.zoom > LEAST || undefined}
        onPointerDown={(event) => {
          if (view.zoom <= LEAST) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={move}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
        onDoubleClick={() => zoomTo(view.zoom > LEAST ? LEAST : 2.5)}
      >
        {url === null ? (
          <Skeleton $h={380} />
        ) : (
          <img
            src={url}
            alt={t('image')}
            draggable={false}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turn}deg)`,
            }}
          />
        )}
      </Stage>
      <Tools>
        <IconButton
          size="s"
          label={t('image.zoomOut')}
          icon={ZoomOut}
          onClick={() => zoomTo(view.zoom / STEP)}
        />
        <IconButton
          size="s"
          label={t('image.zoomIn')}
          icon={ZoomIn}
          onClick={() => zoomTo(view.zoom * STEP)}
        />
        <IconButton
          size="s"
          label={t('image.rotate')}
          icon={RotateCw}
          onClick={() => setView((now) => ({ ...now, turn: (now.turn + 90) % 360 }))}
        />
      </Tools>
    </Frame>
  );
}

interface Loaded {
  readonly url: string | null;
  readonly hasFailed: boolean;
}

/** Fetches the image with the session, which an address alone would not have. Each view is audited. */
function useSlipImage({ uuid, brandId }: Props): Loaded & { readonly retry: () => void } {
  const token = useDeskSelector(selectToken);
  const [loaded, setLoaded] = useState<Loaded>({ url: null, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    let url: string | null = null;
    fetchImage(uuid, brandId, token, ended.signal).then(
      (image) => {
        url = URL.createObjectURL(image);
        setLoaded({ url, hasFailed: false });
      },
      () => {
        if (!ended.signal.aborted) setLoaded({ url: null, hasFailed: true });
      },
    );
    return () => {
      ended.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [uuid, brandId, token, attempt]);
  return { ...loaded, retry: () => setAttempt(attempt + 1) };
}

async function fetchImage(
  uuid: string,
  brandId: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Blob> {
  const answer = await fetch(`/api/staff/slip/${uuid}/image`, {
    signal,
    headers: { Authorization: `Bearer ${token ?? ''}`, 'web-hostname': `${brandId}.localhost` },
  });
  if (!answer.ok) throw new Error(`The image answers ${answer.status}.`);
  return answer.blob();
}

const Frame = styled.figure`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--s-line);
  border-radius: 8px;
  background: var(--s-track);
`;

const Stage = styled.div`
  display: grid;
  place-items: center;
  height: clamp(260px, 56vh, 620px);
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    transition: transform 120ms;
    user-select: none;
  }
  &[data-zoomed] {
    cursor: grab;
    touch-action: none;
  }
  &[data-zoomed]:active {
    cursor: grabbing;
  }
  &[data-zoomed]:active > img {
    transition: none;
  }
`;

const Tools = styled.figcaption`
  position: absolute;
  right: 8px;
  bottom: 8px;
  display: flex;
  gap: 2px;
  padding: 2px;
  border-radius: var(--s-radius);
  background: var(--s-panel);
  box-shadow: var(--s-shadow);
`;
