import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Play, X } from '@/ui/icons';
import { buttonStyles, lookAttributes } from '@/ui/buttonStyles';
import { Dialog } from '@/ui/Dialog';
import type { OpenedHere } from './useGameActions';
import { useGameName } from './gameNamesApi';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { text } from '@/theme/typography';
import { Button, Spinner } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { trackGameFrame } from './gamePresence';

interface Props {
  readonly here: OpenedHere | null;
  readonly onClose: () => void;
  /** The game cannot run inside the page, but in its own tab. */
  readonly onBlocked: () => void;
  /** The member left a game that ran inside the page. */
  readonly onLeft: () => void;
}

/** A game that did not open in its own tab: a button where the browser blocked it, or the game itself. */
export function OpenedGame({ here, onClose, onBlocked, onLeft }: Props) {
  const { t } = useTranslation('games');
  const nameOf = useGameName();
  if (!here) return null;
  const { url } = here;
  const name = nameOf(here.placed.game);
  const leave = () => {
    onClose();
    onLeft();
  };
  if (here.as === 'frame') return <GameFrame url={url} name={name} onClose={leave} onBlocked={onBlocked} />;
  return (
    <Dialog title={name} text={t('open.blocked')} onClose={onClose}>
      <Go
        href={url}
        target="_blank"
        rel="noopener"
        onClick={onClose}
        {...lookAttributes({ size: 'large', full: true })}
      >
        <Play size={20} aria-hidden="true" />
        <span>{t('open.play')}</span>
      </Go>
    </Dialog>
  );
}

const Go = styled.a`
  ${buttonStyles}
`;

interface GameFrameProps {
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Called when the page's CSP forbids framing this address. */
  readonly onBlocked: () => void;
}

/**
 * Sandbox permissions of a game: it retains its own origin, which is never ours, and can neither navigate the page nor
 * open windows. A provider that needs more opens its games in tabs.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin';
/** Milliseconds without a loaded game after which the exit is offered. */
const SLOW_MS = 10_000;

/** A game that runs inside the page, as a full-screen overlay. */
export function GameFrame({ url, name, onClose, onBlocked }: GameFrameProps) {
  const { t } = useTranslation('games');
  const overlay = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'loading' | 'slow' | 'there'>('loading');

  useEffect(trackGameFrame, []);

  useEffect(() => {
    const before = document.activeElement;
    const page = [...document.body.children].filter((part) => part !== overlay.current);
    for (const part of page) part.setAttribute('inert', '');
    leave.current?.focus();
    return () => {
      for (const part of page) part.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') onBlocked();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [onBlocked]);

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);

  return createPortal(
    <Overlay ref={overlay} role="dialog" aria-modal="true" aria-label={name}>
      <Head>
        <strong>{name}</strong>
        <IconButton ref={leave} label={t('frame.close')} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </Head>
      <Stage>
        {state !== 'there' && (
          <Waiting role="status">
            <Spinner />
            <p>{t(state === 'slow' ? 'frame.slow' : 'open.waiting')}</p>
            {state === 'slow' && (
              <Button variant="secondary" onClick={onClose}>
                {t('frame.close')}
              </Button>
            )}
          </Waiting>
        )}
        <iframe
          src={url}
          title={name}
          sandbox={SANDBOX}
          allow="autoplay; fullscreen"
          referrerPolicy="origin"
          onLoad={() => setState('there')}
        />
      </Stage>
    </Overlay>,
    document.body,
  );
}

const Overlay = styled.div`
  position: fixed;
  top: var(--notice-h, 0);
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 60;
  display: flex;
  flex-direction: column;
  background: var(--bg-deep);
`;

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;

  iframe {
    position: relative;
    width: 100%;
    border: 0;
  }
`;

const Waiting = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 12px;
  padding: 24px;
  background: var(--bg-deep);
  color: var(--text-muted);
  text-align: center;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--header-h);
  padding: 0 6px 0 16px;
  background: var(--surface-1);

  strong {
    overflow: hidden;
    ${text('body', 'bold')}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
