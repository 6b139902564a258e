import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { cspNonce } from '@/lib/cspNonce';
import { BrowserRouter } from '@/lib/router';
import { prefetchBrand, createStudioStore } from './core/store/createStudioStore';
import { createStudioI18n } from './i18n/texts';
import { storage } from '@backoffice/browser/preferences';
import { StaffApp } from '@backoffice/layout/StaffApp';
import { StudioContexts, StudioRoutes } from './shell/StudioRoutes';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root.');

const nonce = cspNonce(document);
// Dialogs lock scrolling with a style element of their own.
if (nonce !== undefined) setNonce(nonce);

const store = createStudioStore(storage);
// Most visits begin at a brand: its page and its data are requested at once.
const [, brandId] = /^\/b\/([^/]+)/.exec(location.pathname) ?? [];
if (brandId !== undefined) {
  void import('./shell/Workspace');
  prefetchBrand(store, brandId);
}

void createStudioI18n(storage).then((i18n) =>
  createRoot(element).render(
    <StaffApp contexts={StudioContexts} {...{ store, i18n, nonce }}>
      <BrowserRouter>
        <StudioRoutes />
      </BrowserRouter>
    </StaffApp>,
  ),
);
