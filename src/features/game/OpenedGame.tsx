import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Play } from '@/ui/icons';
import { buttonStyles, lookAttributes } from '@/ui/buttonStyles';
import { Dialog } from '@/ui/Dialog';
import { GameFrame } from './GameFrame';
import type { OpenedHere } from './useOpenGame';
import { useGameName } from './useGameName';

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
