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

const Sections = styled.div`
  > :has([data-loading]) ~ * {
    visibility: hidden;
  }
`;

it('hides what follows a part that loads', () => {
  const sections = (isLoading: boolean) => (
    <Sections>
      <p>before</p>
      <p>{isLoading && <i data-loading />}part</p>
      <p>after</p>
    </Sections>
  );
  const { rerender } = render(sections(true));
  expect(screen.getByText('before')).toBeVisible();
  expect(screen.getByText('part')).toBeVisible();
  expect(screen.getByText('after')).not.toBeVisible();
  rerender(sections(false));
  expect(screen.getByText('after')).toBeVisible();
});

it('hides what the browser hides', () => {
  render(
    <>
      <p hidden>hidden</p>
      <details>
        <summary>shown</summary>
      </details>
      <dialog>closed</dialog>
      <dialog open>open</dialog>
    </>,
  );
  expect(screen.getByText('hidden')).not.toBeVisible();
  expect(screen.getByText('closed')).not.toBeVisible();
  expect(screen.getByText('open')).toBeVisible();
  expect(getComputedStyle(screen.getByText('shown')).display).toBe('list-item');
});
