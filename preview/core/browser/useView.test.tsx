import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BrowserRouter } from '@/lib/router';
import { useView } from './view';

afterEach(() => window.history.replaceState(null, '', '/'));

const open = () => renderHook(useView, { wrapper: BrowserRouter }).result;

it('preview 4 of two presses before the page renders again, both count', () => {
  const page = open();
  const { setView } = page.current;
  act(() => {
    setView({ mode: 'matrix' });
    setView({ language: 'en' });
  });
  expect(page.current.view).toMatchObject({ mode: 'matrix', language: 'en' });

  const turn = () => page.current.setView(({ rotated }) => ({ rotated: !rotated }));
  act(() => {
    turn();
    turn();
  });
  expect(page.current.view.rotated).toBe(false);
});

it('preview 4 what changes nothing is no step back', () => {
  const page = open();
  act(() => page.current.setView({ mode: 'matrix' }));
  const steps = window.history.length;
  act(() => page.current.setView({ mode: 'matrix' }));
  expect(window.history.length).toBe(steps);
});
