import styled from 'styled-components';
import { usePageTitle } from '@/lib/pageTitle';

/** Title and lead sentence of a public page. */
export function PageIntro({ title, lead }: { readonly title: string; readonly lead: string }) {
  usePageTitle(title);
  return (
    <Head>
      <h1>{title}</h1>
      <p>{lead}</p>
    </Head>
  );
}

const Head = styled.header`
  margin: 8px 0 20px;

  h1 {
    font-size: 1.5rem;
  }

  p {
    color: var(--text-muted);
  }

  @media (min-width: 768px) {
    margin: 24px 0 28px;

    h1 {
      font-size: 2rem;
    }
  }
`;
