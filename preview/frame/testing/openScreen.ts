import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { type FeatureFlag, flags as schema } from '#schemas/brand/flags';
import { previewRoutes } from '#schemas/preview/routes';
import { initialState } from '#schemas/preview/state';
import { mountPreview } from '../mountPreview';
import { makeTracer, type Tracer } from '../pick/settingsAt';
import { openTextMarks } from '../pick/textMarks';

const flags = Object.fromEntries(
  (Object.keys(schema.properties) as FeatureFlag[]).map((flag) => [flag, true]),
) as Brand['flags'];

/** The brand with every feature on and every section on both pages that are made of sections. */
const fullBrand = (brand: Brand): Brand => ({
  ...brand,
  flags,
  look: { ...brand.look, hero: 'form' },
  contacts: { line1: '@sala-one', line2: '@sala-two' },
  layout: {
    public: 'classic',
    landing: ['hero', 'announcement', 'banner', 'categories', 'providers', 'promotion', 'history', 'contact'],
    dashboard: ['announcement', 'balance', 'banner', 'shortcuts', 'tiles', 'promotion', 'contact'],
  },
});

/** A screen of the member app as a frame of the studio shows it, and what a pick on it finds. */
export async function openScreen(base: Brand, route: string, language: 'th' | 'en' = 'th') {
  const brand = fullBrand(base);
  const element = document.body.appendChild(document.createElement('div'));
  const ended = new AbortController();
  const preview = mountPreview({
    element,
    onRoute: () => undefined,
    onFail: (error) => {
      throw error;
    },
    onRestyle: () => undefined,
    marks: openTextMarks(document, ended.signal),
  });
  const { access } = previewRoutes.find(({ path }) => path === route) ?? {};
  const member = access === 'member' ? 'level-2' : 'visitor';
  await preview.show({
    kind: 'state',
    sequence: 1,
    brand,
    state: { ...initialState, member },
    route,
    visit: 0,
    language,
    picking: true,
    highlight: null,
    scroll: null,
  });
  await waitFor(() => {
    expect(element.querySelector('h1, h2, button')).not.toBeNull();
    expect(element.querySelector('[aria-busy="true"]')).toBeNull();
  });
  const tracer = (): Tracer => {
    const context = preview.context();
    if (!context) throw new Error('Nothing is shown.');
    return makeTracer(context);
  };
  return {
    element,
    pick: (at: Element) => tracer().pick(at),
    close: () => {
      act(preview.clear);
      ended.abort();
      element.remove();
    },
  };
}
