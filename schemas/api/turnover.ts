import { list, object } from '#schemas/common/schemaBuilders';
import { baht } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { historyList } from './page';
import { turnoverRequirement } from './shapes/turnover';

/** What a member has to stake before credit that the brand gave can be withdrawn. */
export const turnover = {
  'GET /api/auth/turnover': {
    access: 'member',
    summary: 'What has to be staked before a withdrawal: the total, and each open requirement, oldest first.',
    data: object({ left: baht, requirements: list(turnoverRequirement) }),
  },
  'GET /api/auth/turnover/history': {
    access: 'member',
    summary: 'All requirements of the member, open and ended, newest first.',
    ...historyList(turnoverRequirement),
  },
} as const satisfies ContractArea;
