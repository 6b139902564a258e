import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
import { expect, it } from 'vitest';

const Base = styled.button`
  color: red;
  background: url('data:image/svg+xml;base64,AA==');

  &:disabled {
    visibility: hidden;
  }
  &[data-shut] {
    margin: 0;
    display: none;
  }
`;
const Clear = styled(Base)`
  opacity: 0;
  color: blue;
`;

it('hides from queries what a style of a component hides', () => {
  render(
    <>
      <Base>shown</Base>
      <Base disabled>invisible</Base>
      <Base data-shut>without a box</Base>
      <Clear>transparent</Clear>
    </>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'shown',
    'transparent',
  ]);
  expect(screen.getByText('shown')).toBeVisible();
  for (const text of ['invisible', 'without a box', 'transparent'])
    expect(screen.getByText(text)).not.toBeVisible();
});
