import { languages } from '@/i18n/languages';
import { useLanguage } from '@staff/i18n/useLanguage';
import { SegmentedControl } from '@staff/ui/SegmentedControl';

const names = { th: 'ไทย', en: 'English' } as const;

/** The language of the studio, before there is a menu for it. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  return (
    <SegmentedControl
      label="ภาษา / Language"
      value={language}
      choices={languages.map((value) => ({ value, label: names[value] }))}
      onChange={setLanguage}
    />
  );
}
