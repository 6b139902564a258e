import { list, object, oneOf } from '#schemas/common/schemaBuilders';
import { flag, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { needs } from './callParts';

/** What a brand needs before it opens to the public, in the order in which to do it. */
export const checklistItems = [
  'SECOND_ADMIN',
  'SECOND_FACTORS',
  'COMPANY_ACCOUNT',
  'PROVIDERS',
  'HOSTS',
  'LEGAL',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** What outside services do for a brand; `deposits` are found by slips or by reported transfers. */
export const providerNeeds = ['payouts', 'deposits', 'promptpay', 'games', 'sms', 'email'] as const;
export type ProviderNeed = (typeof providerNeeds)[number];

export const staffChecklist = {
  'GET /api/staff/checklist': {
    ...needs('look'),
    anyBrand: true,
    summary: 'What is done and what is missing before each brand of the caller can open to the public.',
    data: list(
      object({
        brandId: text,
        displayName: text,
        items: list(
          object(
            { item: oneOf(checklistItems), done: flag },
            /** Of PROVIDERS: what no provider does yet. */
            { missing: list(oneOf(providerNeeds), providerNeeds.length) },
          ),
          checklistItems.length,
        ),
      }),
      1000,
    ),
  },
} as const satisfies ContractArea;
