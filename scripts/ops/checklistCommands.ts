import type { Calls } from '#schemas/api/contract';
import type { ChecklistItem } from '#schemas/api/staffChecklist';
import type { Commands } from './client';
import { page } from './lists';

type Item = Calls['GET /api/staff/checklist']['data'][number]['items'][number];

const remedies: Readonly<Record<ChecklistItem, string>> = {
  SECOND_ADMIN: 'invite one: staff invite <e-mail> --role admin',
  SECOND_FACTORS: 'each staff member sets it up in the studio, at My account',
  COMPANY_ACCOUNT: 'propose one: account add <bank> <number> "<name>"',
  PROVIDERS: 'connect them in the file of PROVIDERS_FILE, then restart',
  HOSTS: 'name the public host in the studio',
  LEGAL: 'fill in operator name and help line in the studio',
};

const columns = {
  ITEM: ({ item }: Item) => item,
  DONE: ({ done }: Item) => (done ? 'yes' : 'no'),
  MISSING: ({ missing = [] }: Item) => missing.join(', ') || '-',
  REMEDY: ({ item, done }: Item) => (done ? '-' : remedies[item]),
};

/** What the brand needs before it opens to the public. */
export const checklistCommands: Commands = {
  checklist: async (api, { brandId }) => {
    const { data } = await api.call('GET /api/staff/checklist', {});
    return page(columns, data.find((brand) => brand.brandId === brandId)?.items ?? []);
  },
};
