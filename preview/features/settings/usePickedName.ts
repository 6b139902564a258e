import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { pointerKeys } from '#core/brand/json';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { useAppTexts } from './appTexts';
import { settingName } from './settingNames';

/** Longest text within a name, in characters. */
const LONG = 40;

/** Names of settings that were picked on a screen; a text of the app is named by its wording. */
export function usePickedName(): (path: string) => string {
  const t = useTexts('form');
  const { language } = useLanguage();
  const texts = useAppTexts();
  const own = useStudioSelector((state) => selectResolved(state)?.brand.texts);
  return (path) => {
    const [group, spoken, id] = pointerKeys(path);
    if (group !== 'texts' || id === undefined) return settingName(pointerKeys(path), language);
    const said = spoken === 'en' ? 'en' : 'th';
    const text = own?.[said][id] ?? texts?.[said].get(id) ?? id;
    return t('picked.text', { text: text.length > LONG ? `${text.slice(0, LONG)}…` : text });
  };
}
