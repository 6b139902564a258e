import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '@backoffice/i18n/texts';
import { StudioMark } from '@backoffice/ui/Badge';
import { languages } from '@/i18n/languages';
import { SegmentedControl } from '@backoffice/ui/Select';
import { useProgram } from './program';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** One card in the middle of a quiet page: log-in, invitation, set-up. */
export function CardPage({ title, text, children }: Props) {
  const { name } = useProgram();
  return (
    <Page>
      <Card>
        <Sign>
          <StudioMark size={28} />
          {name}
        </Sign>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {children}
      </Card>
      <LanguageSwitch />
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 100%;
  padding: 24px;
  overflow: auto;
  background:
    radial-gradient(900px 480px at 50% -10%, var(--s-accent-soft), transparent 70%),
    var(--s-bg);
`;

const Card = styled.div`
  display: grid;
  gap: 4px;
  width: min(380px, calc(100vw - 32px));
  padding: 28px 28px 32px;
  border-radius: 12px;
  background: var(--s-panel);
  box-shadow: var(--s-shadow);

  & > p {
    color: var(--s-muted);
  }
  & > form,
  & > section {
    margin-top: 16px;
  }
`;

const Sign = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 14px;
  color: var(--s-muted);
  font-weight: 600;
`;

const names = { th: 'ไทย', en: 'English' } as const;

/** The language switch on pages without a menu. */
function LanguageSwitch() {
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
