import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountMenu } from './AccountMenu';
import { useTexts } from '@studio/i18n/texts';
import { LinkButton } from '@staff/ui/Button';
import { StudioMark } from '@staff/ui/Badge';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** Next to the title. */
  readonly action?: ReactNode;
  readonly back?: string;
  readonly children: ReactNode;
}

/** A page of the studio other than the workspace: one column below a slim bar. */
export function PlainPage({ title, text, action, back = '/', children }: Props) {
  const t = useTexts('shell');
  return (
    <Page>
      <Bar>
        <StudioMark />
        <LinkButton to={back} variant="ghost" size="s" icon={<ArrowLeft size={14} aria-hidden="true" />}>
          {t('app.back')}
        </LinkButton>
        <AccountMenu />
      </Bar>
      <Column>
        <Head>
          <div>
            <h1>{title}</h1>
            {text !== undefined && <p>{text}</p>}
          </div>
          {action}
        </Head>
        {children}
      </Column>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 8px 0 12px;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);

  & > :last-child {
    margin-left: auto;
  }
`;

const Column = styled.main`
  flex: 1;
  min-height: 0;
  padding: 32px max(24px, calc(50% - 460px)) 64px;
  overflow: auto;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 20px;

  p {
    color: var(--s-muted);
  }
`;
