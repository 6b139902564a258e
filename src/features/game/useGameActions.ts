import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ApiError } from '#core/contract/apiError';
import { selectUser } from '@/api/session';
import { useEnvironment } from '@/api/transport';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useErrorText } from '@/i18n/errorText';
import { isWebUrl } from '@/lib/isWebUrl';
import { toast } from '@/ui/toast';
import { useGetFavouritesQuery, useOpenGameMutation, useSetFavouriteMutation } from './gameApi';
import { openGameTab, markPlaying } from './gamePresence';
import type { Placed } from './gameApi';
import { idOf } from './shelf';

/** State of a games page: the opener and the member's favourites. */
export function useGameActions() {
  const favourites = useFavourites();
  return { ...useOpenGame(), favourites };
}

export type GameActions = ReturnType<typeof useGameActions>;

/** The member's favourites, the same on every device. */
function useFavourites() {
  const { data: games = [] } = useGetFavouritesQuery();
  const [send] = useSetFavouriteMutation();
  const has = (placed: Placed) => games.some(({ game }) => idOf(game) === idOf(placed.game));
  const toggle = (placed: Placed) => void send({ placed, isFavourite: !has(placed) });
  return { has, toggle };
}

/** A game that did not open in its own tab. */
export interface OpenedHere {
  readonly placed: Placed;
  readonly url: string;
  /** `button`: the browser blocked the tab, so the player opens it; `frame`: it runs inside the page. */
  readonly as: 'button' | 'frame';
}

/**
 * Opens games, one at a time. Returns which game is pending, which ones turned out to be closed, and what could not
 * open automatically.
 */
export function useOpenGame() {
  const { t, i18n } = useTranslation('games');
  const errorText = useErrorText();
  const { storage, client } = useEnvironment();
  const uuid = useSelector(selectUser)?.uuid ?? '';
  const [send] = useOpenGameMutation();
  const ask = useMoneyAction('opengame', send);
  const isBusy = useRef(false);
  const framed = useRef(new Set<string>());
  const [opening, setOpening] = useState<string | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const [here, setHere] = useState<OpenedHere | null>(null);

  const open = async (placed: Placed) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { type, game } = placed;
    setOpening(idOf(game));
    // A provider that ran inside the page once will do so again, so no tab is opened.
    const tab = framed.current.has(game.slot) ? null : openGameTab(t('open.waiting'));
    try {
      const opened = await ask({
        type,
        slot: game.slot,
        gameCode: game.code,
        platform: client.platform,
        ...(i18n.language === 'en' && { language: 'en' as const }),
      });
      if (!isWebUrl(opened?.url)) {
        tab?.close();
        toast.error(errorText({ code: 'GENERIC' }));
        return;
      }
      // Nothing of our own origin is ever framed, because it could access the page.
      const isFrame = opened.mode === 'iframe' && new URL(opened.url).origin !== window.location.origin;
      markPlaying(storage, uuid, isFrame ? 'frame' : 'tab');
      if (isFrame) {
        framed.current.add(game.slot);
        tab?.close();
        setHere({ placed, url: opened.url, as: 'frame' });
      } else if (!tab?.go(opened.url)) {
        setHere({ placed, url: opened.url, as: 'button' });
      }
    } catch (error) {
      tab?.close();
      const failure = error as ApiError;
      if (failure.code === 'GAME_MAINTENANCE') setClosed((known) => new Set([...known, idOf(game)]));
      toast.error(errorText(failure));
    } finally {
      isBusy.current = false;
      setOpening(null);
    }
  };

  /** A game that cannot be framed opens in a tab, which needs another tap. */
  const unframe = useCallback(() => {
    markPlaying(storage, uuid, 'tab');
    setHere((now) => now && { ...now, as: 'button' });
  }, [storage, uuid]);

  return { open, opening, closed, here, unframe, close: () => setHere(null) };
}
