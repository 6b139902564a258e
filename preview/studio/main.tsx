import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { cspNonce } from '@/lib/cspNonce';
import { BrowserRouter } from '@/lib/router';
import { makeStudioStore } from './app/makeStudioStore';
import { storage } from './app/preferences';
import { StudioApp } from './app/StudioApp';
import { StudioRoutes } from './app/StudioRoutes';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root.');

const nonce = cspNonce(document);
// Dialogs lock scrolling with a style element of their own.
if (nonce !== undefined) setNonce(nonce);

// Fetched while the rest starts: most visits begin at a brand.
if (location.pathname.startsWith('/b/')) void import('./app/Workspace');

createRoot(element).render(
  <StudioApp store={makeStudioStore(storage)} nonce={nonce}>
    <BrowserRouter>
      <StudioRoutes />
    </BrowserRouter>
  </StudioApp>,
);
