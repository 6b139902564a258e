import { useTranslation } from 'react-i18next';
import type { Game } from './gameApi';

/** The name of a game in the current language; its code when it has no name. */
export function useGameName(): (game: Game) => string {
  const { i18n } = useTranslation();
  return ({ name, nameTh, code }) => (i18n.language === 'th' ? nameTh || name : name || nameTh) || code;
}
