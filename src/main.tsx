import type { Brand } from '#schemas/brand/brand';
import { mountMemberApp } from './app/mountMemberApp';
import { browserEnvironment } from './app/browserEnvironment';
import { readSession } from './api/sessionStorage';

const element = document.getElementById('root');
const brand = document.getElementById('brand')?.textContent;
if (!element || !brand) throw new Error('The page carries no brand: it must be stamped by the build.');

const environment = browserEnvironment();
// The prerendered page is what a visitor sees at this address; a member sees something else.
const isPrerendered = element.dataset['path'] === location.pathname && !readSession(environment.storage).token;

void mountMemberApp({ element, brand: JSON.parse(brand) as Brand, environment, hydrate: isPrerendered });
