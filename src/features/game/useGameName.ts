import { useTranslation } from 'react-i18next';
import type { Game } from './gameApi';

/** The name of a game in the language on screen; its code when nobody named it. */
export function useGameName(): (game: Game) => string {
  const { i18n } = useTranslation();
  return ({ name, nameTh, code }) => (i18n.language === 'th' ? nameTh || name : name || nameTh) || code;
}
