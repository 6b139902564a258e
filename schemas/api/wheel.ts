import { list, nullable, object, essential } from '#schemas/common/schemaBuilders';
import { baht, count, flag, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { withoutBody } from './callParts';
import { numberedPage } from './page';
import { prizeLogRow, prizeParts } from './shapes/play';

const ofMember = { access: 'member', features: ['wheel'] } as const;

export const wheel = {
  'GET /api/auth/wheel': {
    ...ofMember,
    summary: 'Segments of the wheel and how often the member may still spin.',
    data: essential(
      object({
        enabled: flag,
        left: count,
        cost: baht,
        // The chance of a segment is its weight over the sum of all weights: 0 for a prize that is out of stock (G8).
        segments: list(
          essential(
            object({ id: count, ...prizeParts, color: text, image: nullable(text), weight: count }),
            'id',
          ),
          24,
        ),
      }),
      'enabled',
      'segments',
    ),
  },
  'POST /api/auth/wheel/reward': {
    ...ofMember,
    summary: 'Spin: the server decides the segment and pays in one step.',
    money: true,
    play: 'game',
    ...withoutBody,
    data: essential(
      object({ segmentId: count, ...prizeParts, left: count, logId: text }),
      'segmentId',
      'label',
      'type',
    ),
    errors: ['NO_RIGHT_LEFT', 'EVENT_CLOSED', 'CREDIT_NOT_ENOUGH', 'TURNOVER_NOT_REACHED'],
  },
  'POST /api/auth/wheel/log': {
    ...ofMember,
    summary: "The member's own spins, newest first.",
    body: object({}, numberedPage),
    bodyOptional: true,
    data: list(prizeLogRow),
    paged: true,
  },
} as const satisfies ContractArea;
