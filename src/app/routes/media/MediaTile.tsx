import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import type { GameEvent } from '@/features/game-event/gameEventApi';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { ChevronRight } from '@/ui/icons';

interface Props {
  readonly to: string;
  readonly title: string;
  readonly description: string;
  readonly art: ReactNode;
  /** State of the underlying game; undefined when there is none, or while it is unknown. */
  readonly event?: GameEvent | undefined;
}

/** A link of the media hub. A closed game is labelled and not a link. */
export function MediaTile({ to, title, description, art, event }: Props) {
  const { t } = useTranslation('media');
  const isClosed = event?.enabled === false;
  const body = (
    <>
      <div>
        <h2>{title}</h2>
        <p>{isClosed ? t('closed') : description}</p>
        {event?.enabled && <small>{event.left ? t('left', { n: event.left }) : t('leftNone')}</small>}
        {!event && <ChevronRight size={20} aria-hidden="true" />}
      </div>
      {art}
    </>
  );
  if (isClosed) return <ClosedCard data-testid="media-closed">{body}</ClosedCard>;
  return (
    <Card to={to} data-testid="media-tile">
      {body}
    </Card>
  );
}

const face = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px;
  align-items: center;
  justify-items: center;
  gap: 12px;
  min-height: 150px;
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background:
    radial-gradient(90% 130% at 88% 50%, var(--glow-soft), transparent 68%),
    linear-gradient(160deg, var(--surface-2), var(--surface-1));
  box-shadow: var(--shadow-1);
  color: var(--text);

  > div {
    justify-self: stretch;
  }
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr) 96px;
    padding: 16px;

    > svg {
      width: 96px;
      height: auto;
    }
  }
  h2 {
    ${text('title', 'bold')}
  }
  p {
    margin-bottom: 10px;
    color: var(--text-muted);
    text-wrap: balance;
  }
  small {
    display: inline-block;
    padding: 2px 12px;
    border-radius: var(--radius-pill);
    background: var(--accent-soft);
    color: var(--accent-strong);
    ${text('small', 'bold')}
  }
  div > svg {
    padding: 6px;
    box-sizing: content-box;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;

const Card = styled(Link)`
  ${face}
  text-decoration: none;
  transition: transform 180ms ease;

  &:hover {
    transform: translateY(-2px);
  }
`;

const ClosedCard = styled.div`
  ${face}

  > svg {
    filter: grayscale(1);
    opacity: 0.4;
  }
  h2 {
    color: var(--text-muted);
  }
`;
