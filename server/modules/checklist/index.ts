import type { Deps } from '#server/providers/deps';
import type { staffChecklist } from '#schemas/api/staffChecklist';
import type { Handlers } from '#server/platform/http/handlers';
import { allowsAt } from '#server/modules/staff/index';
import { checkBrands } from './checkBrands';

/** What other modules may use of `checklist`. */
export { reportMissing } from './checkBrands';

/** What each brand still needs before it opens to the public. */
export function checklistHandlers({ db, brands, providers }: Deps): Handlers<keyof typeof staffChecklist> {
  return {
    'GET /api/staff/checklist': ({ staff }) =>
      checkBrands(
        db,
        brands.all.filter(({ id }) => allowsAt(staff.held, id, 'look')),
        (port, brandId) => providers.connections.has(port, brandId),
      ),
  };
}
