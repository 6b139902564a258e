import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { cspNonce } from '@/lib/cspNonce';
import { BrowserRouter } from '@/lib/router';
import { askEarly } from './api/early';
import { makeStudioStore } from './app/makeStudioStore';
import { storage } from './app/preferences';
import { StudioApp } from './app/StudioApp';
import { StudioRoutes } from './app/StudioRoutes';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root.');

const nonce = cspNonce(document);
// Dialogs lock scrolling with a style element of their own.
if (nonce !== undefined) setNonce(nonce);

const store = makeStudioStore(storage);
// Most visits begin at a brand: its page and what it shows are asked for at once.
const [, brandId] = /^\/b\/([^/]+)/.exec(location.pathname) ?? [];
if (brandId !== undefined) {
  void import('./app/Workspace');
  askEarly(store, brandId);
}

createRoot(element).render(
  <StudioApp store={store} nonce={nonce}>
    <BrowserRouter>
      <StudioRoutes />
    </BrowserRouter>
  </StudioApp>,
);
