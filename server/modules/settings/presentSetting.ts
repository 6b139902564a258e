import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';

type Setting = Calls['GET /api/setting']['data'];

/** Contacts and bonus windows of the brand; an account that the brand has not is left out. */
export function presentSetting({ contacts, bonus }: Brand): Setting {
  return {
    line: {
      ...(contacts.line1 && { line1: { id: contacts.line1 } }),
      ...(contacts.line2 && { line2: { id: contacts.line2 } }),
    },
    userSetting: bonus,
  };
}
