import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { cspNonce } from '@/lib/cspNonce';
import { BrowserRouter } from '@/lib/router';
import { storage } from '@backoffice/browser/preferences';
import { StaffApp } from '@backoffice/layout/StaffApp';
import { createDeskStore } from './core/createDeskStore';
import { createDeskI18n } from './i18n/texts';
import { DeskContexts } from './shell/DeskContexts';
import { DeskRoutes } from './shell/DeskRoutes';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root.');

const nonce = cspNonce(document);
// Dialogs lock scrolling with a style element of their own.
if (nonce !== undefined) setNonce(nonce);

const store = createDeskStore(storage);
void createDeskI18n(storage).then((i18n) =>
  createRoot(element).render(
    <StaffApp contexts={DeskContexts} {...{ store, i18n, nonce }}>
      <BrowserRouter>
        <DeskRoutes />
      </BrowserRouter>
    </StaffApp>,
  ),
);
