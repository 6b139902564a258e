import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';

/** The brand's name in its lettering: the heading of the landing page by default. */
export function BrandName({ as = 'h1' }: { readonly as?: 'h1' | 'strong' }) {
  return <Name as={as}>{useBrand().displayName}</Name>;
}

/* `color` stays the text colour: it is what browsers show that know neither text stroke nor text fill. As wide as the text,
   so that a gradient runs through the name and not through the page. */
const Name = styled.h1`
  display: inline-block;
  justify-self: start;
  background: var(--name-bg);
  -webkit-background-clip: text;
  background-clip: text;
  -webkit-text-fill-color: var(--name-fill);
  -webkit-text-stroke: var(--name-stroke);
`;
