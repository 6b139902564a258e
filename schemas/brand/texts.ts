import { text } from './fields';
import { label } from './vocabulary';

/** `namespace:id`, such as `common:app.welcome`. */
export const TEXT_ID_PATTERN = '^[a-zA-Z][a-zA-Z0-9-]*:[A-Za-z0-9_.-]+$';

const language = (th: string, en: string) =>
  ({
    ...label(th, en, 'รหัสข้อความและข้อความใหม่', 'Message id and its new text'),
    type: 'object',
    maxProperties: 500,
    propertyNames: { pattern: TEXT_ID_PATTERN },
    additionalProperties: text(500, 1, 'ข้อความ', 'Text', 'ข้อความใหม่', 'The new text'),
  }) as const;

/** Wording of the brand, by message id. */
export const texts = {
  ...label('ข้อความของแบรนด์', 'Texts', 'แทนที่ข้อความเดิมตามรหัส', 'Replace messages by their id'),
  type: 'object',
  additionalProperties: false,
  properties: { th: language('ภาษาไทย', 'Thai'), en: language('ภาษาอังกฤษ', 'English') },
  required: ['th', 'en'],
} as const;
