import { useStudioStore } from '@studio/core/store/createStudioStore';
import { chosenBefore, framesLed } from '@studio/core/store/navigationSlice';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { useView } from '@studio/core/browser/useView';
import { readView } from '@studio/core/browser/view';
import type { GroupId } from '@studio/features/settings/groups';
import { screenFor } from './groupScreen';

/** Opens a group of settings, and with it a screen that the group, or the requested setting, changes. */
export function useOpenGroup(): (group: GroupId, path?: string) => void {
  const { setView } = useView();
  const store = useStudioStore();
  return (group, path) => {
    const brand = selectResolved(store.getState())?.brand;
    const now = readView(new URLSearchParams(window.location.search));
    const place = brand ? screenFor({ group, ...(path !== undefined && { path }) }, now, brand) : {};
    if (place.route !== undefined) {
      const { lead } = store.getState().navigation;
      store.dispatch(framesLed({ from: chosenBefore(lead, now), to: place.route }));
    }
    setView({ group, ...place });
  };
}
