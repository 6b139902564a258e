import { useFeature } from '@/brand/useBrand';
import { useGetPlayStandingQuery } from './responsiblePlayApi';

/** Where the member stands; null while unknown, and for brands without responsible play. */
export function usePlayStanding() {
  const isOn = useFeature('responsiblePlay');
  return useGetPlayStandingQuery(undefined, { skip: !isOn }).data ?? null;
}
