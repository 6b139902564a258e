import { createTestTexts } from '@backoffice/testing/testTexts';
import { createDeskI18n } from '@desk/i18n/texts';

const texts = await createTestTexts(createDeskI18n);

/** Renders with the texts of the desk. */
export const { render } = texts;
