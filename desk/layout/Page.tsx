import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Name of the page for screen readers. */
  readonly label: string;
  /** Lines stay short. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A page next to the rail; it scrolls by itself. */
export function Page({ label, isNarrow = false, children }: Props) {
  return (
    <Main aria-label={label} data-narrow={isNarrow || undefined}>
      {children}
    </Main>
  );
}

/** The heading of a page, with what belongs next to it. */
export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <Head>
      <h2>{title}</h2>
      {children}
    </Head>
  );
}

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding: 16px 20px 40px;
  overflow: auto;

  &[data-narrow] {
    padding-inline: max(20px, calc(50% - 440px));
  }
  & > * {
    flex: none;
  }
  @media (max-width: 760px) {
    &,
    &[data-narrow] {
      padding: 12px 12px 32px;
    }
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  h2 {
    font-size: 20px;
  }
`;
