import { text } from './fields';
import { patterns } from './patterns';
import { label } from './vocabulary';

const language = (th: string, en: string) =>
  ({
    ...label(th, en, 'รหัสข้อความและข้อความใหม่', 'Message id and its new text'),
    type: 'object',
    maxProperties: 500,
    propertyNames: { type: 'string', pattern: patterns.textId },
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
