import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { IconButton } from '@/ui/IconButton';
import { X } from '@/ui/icons';

interface Props {
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** What a game of another origin may do; it keeps its own origin, never ours (W2). */
const FOREIGN = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin';
const OURS = 'allow-scripts allow-forms allow-popups';

/** A game that plays inside of the page, over all of it. */
export function GameFrame({ url, name, onClose }: Props) {
  const { t } = useTranslation('games');
  const whole = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const page = [...document.body.children].filter((part) => part !== whole.current);
    for (const part of page) part.setAttribute('inert', '');
    leave.current?.focus();
    return () => {
      for (const part of page) part.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return createPortal(
    <Whole ref={whole} role="dialog" aria-modal="true" aria-label={name}>
      <Head>
        <strong>{name}</strong>
        <IconButton ref={leave} label={t('frame.close')} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </Head>
      <iframe
        src={url}
        title={name}
        sandbox={new URL(url).origin === window.location.origin ? OURS : FOREIGN}
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
      />
    </Whole>,
    document.body,
  );
}

const Whole = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 60;
  display: flex;
  flex-direction: column;
  background: var(--bg-deep);

  iframe {
    flex: 1;
    width: 100%;
    min-height: 0;
    border: 0;
  }
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
