import type { Brand } from '#schemas/brand/brand';
import { mountMemberApp } from './app/mountMemberApp';
import { browserEnvironment } from './app/browserEnvironment';
import { LANGUAGE_KEY } from './i18n/makeI18n';
import { readSession } from './api/sessionStorage';
import { addReplaceAll } from './lib/replaceAll';

addReplaceAll(String.prototype);

const element = document.getElementById('root');
const brand = document.getElementById('brand')?.textContent;
if (!element || !brand) throw new Error('The page carries no brand: it must be stamped by the build.');

const environment = browserEnvironment();
// The prerendered page is what a visitor sees at this address in Thai; anybody else sees something different.
const isVisitor = readSession(environment.storage).token === null;
const isThai = (environment.storage.getItem(LANGUAGE_KEY) ?? 'th') === 'th';
const hydrate = element.dataset['path'] === location.pathname && isVisitor && isThai;

// In a task of its own: on a slow phone the code alone takes a tenth of a second, and a tap should not wait for both.
setTimeout(() => void mountMemberApp({ element, brand: JSON.parse(brand) as Brand, environment, hydrate }));
