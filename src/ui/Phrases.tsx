import { Fragment } from 'react';
import styled from 'styled-components';

/**
 * A text whose lines break at spaces where they can: in Thai a space separates phrases, and a break within one splits
 * words that belong together.
 */
export function Phrases({ text }: { readonly text: string }) {
  return text.split(' ').map((phrase, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <Phrase>{phrase}</Phrase>
    </Fragment>
  ));
}

const Phrase = styled.span`
  && {
    display: inline-block;
    font: inherit;
  }
`;
