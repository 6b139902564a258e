import { useFeature } from '@/brand/useBrand';
import { useGetPlayStandingQuery } from './responsiblePlayApi';

/** Whether the member takes a break, so that nothing invites to play; `isKnown` once that is certain (R3). */
export function useResting(): { readonly isResting: boolean; readonly isKnown: boolean } {
  const isOn = useFeature('responsiblePlay');
  const { data, isLoading } = useGetPlayStandingQuery(undefined, { skip: !isOn });
  return { isResting: isOn && data !== undefined && data.playBreak !== null, isKnown: !isLoading };
}
