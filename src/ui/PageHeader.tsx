import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePageTitle } from '@/lib/pageTitle';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { ChevronLeft } from './icons';

interface Props {
  readonly title: string;
  /** Document title where the heading is not unique; `null` while unknown. */
  readonly documentTitle?: string | null;
  /** Address of the parent page. */
  readonly back?: string | undefined;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** The only `h1` of a page, with a back link. */
export function PageHeader({ title, documentTitle, back, children }: Props) {
  const { t } = useTranslation();
  usePageTitle(documentTitle === undefined ? title : documentTitle);
  return (
    <Bar>
      {back !== undefined && (
        <Back to={back} aria-label={t('action.back')}>
          <ChevronLeft size={22} aria-hidden="true" />
        </Back>
      )}
      <h1>{title}</h1>
      {children}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: 52px;
  margin-bottom: 12px;

  h1 {
    flex: 1;
    min-width: 0;
    ${text('title', 'bold')}
  }
`;

const Back = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  color: var(--text);
`;
