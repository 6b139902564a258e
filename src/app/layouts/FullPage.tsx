import styled from 'styled-components';
import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/pageTitle';
import { Backdrop } from './Backdrop';
import { BrandLogo } from './BrandLogo';

interface Props {
  readonly art: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page with a single message: not found, maintenance. */
export function FullPage({ art, title, text, children }: Props) {
  usePageTitle(title);
  return (
    <Page>
      <Backdrop />
      <BrandLogo to={null} />
      {art}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Page>
  );
}

const Page = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  min-height: 100vh;
  padding: 32px 24px;
  text-align: center;

  h1 {
    margin: 0;
    font: 700 26px/1.5 var(--font-display);
  }

  p {
    max-width: 420px;
    margin: 0;
    color: var(--text-muted);
  }
`;

/** One column with a readable width for forms. */
export const FormColumn = styled.div`
  max-width: 560px;
  margin: 0 auto;
`;
