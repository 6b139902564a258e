import { MessageCircle } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useContacts } from '@/features/global/useContacts';

interface Props {
  /** On phones the link is placed below the page, because a floating one would cover the controls of a long form. */
  readonly atEnd: boolean;
}

/** Floating link to the first LINE account, when there is one. It steps aside while a control lies below it. */
export function ChatLink({ atEnd }: Props) {
  const { t } = useTranslation();
  const [first] = useContacts();
  const link = useRef<HTMLAnchorElement>(null);
  const isAside = useCoversControl(link);
  if (!first) return null;
  return (
    <Place data-end={atEnd || undefined}>
      <Anchor
        ref={link}
        href={first.url}
        target="_blank"
        rel="noopener"
        aria-label={t('chat.open')}
        data-aside={isAside || undefined}
        data-edit={first.kind === 'main' ? '/contacts/line1' : '/contacts/line2'}
      >
        <MessageCircle size={26} aria-hidden="true" />
      </Anchor>
    </Place>
  );
}

const CONTROLS = 'a, button, input, select, textarea, summary';
/** A link as tall as so many floating ones, such as a banner, remains usable below one. */
const TALL = 2;

/** Whether a control lies below the floating element, checked as the page scrolls, grows or turns. */
function useCoversControl(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovers(isOverControl(floating.current)));
    };
    // A page loads parts while it is read. Safari 13.0 cannot observe that.
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(check);
    growth?.observe(document.body);
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    check();
    return () => {
      cancelAnimationFrame(frame);
      growth?.disconnect();
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [floating]);
  return covers;
}

/** Parts of its width and height at which an element is probed. */
const PROBES = [0.1, 0.5, 0.9];

function isOverControl(floating: HTMLElement | null): boolean {
  // A transform moves none of these, so an element that has stepped aside is probed at its own place.
  if (!floating || getComputedStyle(floating).position !== 'fixed') return false;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = floating;
  return PROBES.some((x) =>
    PROBES.some((y) =>
      document
        .elementsFromPoint(offsetLeft + x * offsetWidth, offsetTop + y * offsetHeight)
        .filter((element) => !floating.contains(element))
        .some((element) => {
          const control = element.closest(CONTROLS);
          return control !== null && control.clientHeight < TALL * offsetHeight;
        }),
    ),
  );
}

const Anchor = styled.a`
  position: fixed;
  right: 16px;
  bottom: calc(16px + env(safe-area-inset-bottom, 0px));
  z-index: 20;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--shadow-2), var(--glow);
  transition:
    transform 160ms ease,
    opacity 160ms ease,
    visibility 160ms;

  &:hover {
    transform: translateY(-2px);
  }

  &[data-aside] {
    visibility: hidden;
    transform: translateX(24px);
    opacity: 0;
  }
`;

/* At the end it continues the footer. */
const Place = styled.div`
  @media (max-width: 767px) {
    main:has([data-loading]) ~ &[data-end] {
      visibility: hidden;
    }
    &[data-end] {
      display: flex;
      justify-content: flex-end;
      padding: 0 16px 16px;
      background: var(--bg-deep);

      > a {
        position: static;
      }
    }
  }
`;
