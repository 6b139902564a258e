import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const languages = [
  { code: 'th', name: 'ไทย' },
  { code: 'en', name: 'EN' },
] as const;

/** Thai first, then English; the choice is stored on the device. */
export function LanguageSwitch() {
  const { i18n, t } = useTranslation();
  return (
    <Group role="group" aria-label={t('language.choose')}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={i18n.language === code}
          onClick={() => void i18n.changeLanguage(code)}
        >
          {name}
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  border: 1px solid var(--line);
  border-radius: var(--chip-radius);

  button {
    min-width: 52px;
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    border-radius: var(--chip-radius);
    background: none;
    color: var(--text-muted);
    font: 500 14px/1.6 var(--font-body);
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    background: var(--surface-3);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    color: var(--text);
  }
`;
