import styled, { keyframes } from 'styled-components';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWebUrl, linkHost } from '@/lib/isWebUrl';
import { media } from '@/theme/media';
import { text } from '@/theme/typography';
import { IconButton } from './IconButton';
import { Megaphone, Pause, Play } from './icons';

interface MarqueeItem {
  readonly id: string;
  readonly text: string;
  /** Used only when it is a web address; its host is shown, so that no text can disguise it. */
  readonly link?: string | null | undefined;
}

/** Comfortable reading speed. */
const LETTERS_PER_SECOND = 9;

interface Props {
  readonly label: string;
  readonly items: readonly MarqueeItem[];
  /** Opens items without a link; without it they are plain text. */
  readonly onOpen?: () => void;
}

/** Scrolling news; they pause on touch, hover, focus, by the button, and under reduced motion. */
export function Marquee({ label, items, onOpen }: Props) {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const letters = items.reduce((sum, item) => sum + item.text.length + 6, 0);
  const seconds = Math.max(6, letters / LETTERS_PER_SECOND);
  // Set after mounting, so that the prerendered HTML does not depend on the text's width.
  useEffect(() => track.current?.style.setProperty('--seconds', `${seconds}s`), [seconds]);
  const Icon = isPaused ? Play : Pause;
  return (
    <Strip aria-label={label}>
      <Megaphone size={20} aria-hidden="true" />
      <Window data-paused={isPaused || undefined}>
        <Track
          ref={track}
          data-opens={onOpen ? true : undefined}
          data-passing={hasLeft || undefined}
          onAnimationEnd={() => setLeft(true)}
        >
          {items.map((item) => (
            <li key={item.id}>
              <Words item={item} onOpen={onOpen} />
            </li>
          ))}
        </Track>
      </Window>
      <IconButton label={t(isPaused ? 'action.play' : 'action.pause')} onClick={() => setPaused(!isPaused)}>
        <Icon size={16} aria-hidden="true" />
      </IconButton>
    </Strip>
  );
}

function Words({ item: { text, link }, onOpen }: { item: MarqueeItem; onOpen: Props['onOpen'] }) {
  if (isWebUrl(link)) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer">
        <bdi>{text}</bdi> <small>{linkHost(link)}</small>
      </a>
    );
  }
  if (!onOpen) return <bdi>{text}</bdi>;
  return (
    <button type="button" onClick={onOpen}>
      <bdi>{text}</bdi>
    </button>
  );
}

const leave = keyframes`
  to { transform: translateX(-100%); }
`;

const pass = keyframes`
  from { transform: translateX(100vw); }
  to { transform: translateX(-100%); }
`;

const Strip = styled.section`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-left: 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  ${text('small')}

  > svg {
    flex: none;
    color: var(--accent-strong);
  }
`;

const Window = styled.div`
  flex: 1;
  min-width: 0;
  margin-left: 10px;
  overflow: hidden;

  &:hover ul,
  &:focus-within ul,
  &[data-paused] ul {
    animation-play-state: paused;
  }
  ${media.still} {
    overflow-x: auto;
  }
`;

const Track = styled.ul`
  --seconds: 8s;

  display: inline-block;
  padding-left: 0;
  white-space: nowrap;
  /*
   * The first pass starts in view; later ones enter from the edge. One animation after the other, because with two at
   * once the browser recalculates styles on every frame.
   */
  animation: ${leave} var(--seconds) linear 2s forwards;

  &[data-passing] {
    animation: ${pass} calc(var(--seconds) + 5s) linear infinite;
  }
  ${media.still} {
    &,
    &[data-passing] {
      animation: none;
    }
    white-space: normal;

    /* Interactive items form one scrollable row, because several rows would fill the screen. */
    &[data-opens] {
      white-space: nowrap;
    }
  }
  li {
    display: inline;
    margin-right: 56px;
  }
  a {
    display: inline-block;
    padding: 10px 0;
  }
  /* Styled as text, not as a button. */
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  small {
    color: var(--text-muted);
  }
`;
