import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text } from '@/theme/typography';

interface Props {
  readonly title: string;
  /** At the end of the heading: a link to the complete list. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {action}
      </Head>
      {children}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: 8px;

  h2 {
    min-width: 0;
    ${text('lead', 'bold')}
  }
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: flex-end;
    min-width: 44px;
    min-height: 44px;
    padding-left: 12px;
    ${text('small')}
  }
`;
