import { useBrand } from '@/brand/useBrand';
import { useGetOperationQuery } from '@/features/global/globalApi';

/**
 * Whether the site is closed for maintenance; looked at again on focus and at
 * the brand's interval, so that it closes and opens without a reload. While nobody has
 * answered, or the call failed, the site is open (PUB-19, PUB-20).
 */
export function useWebsiteStatus() {
  const { poll } = useBrand();
  return useGetOperationQuery(undefined, {
    pollingInterval: poll.statusSeconds * 1000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    // Nothing else of the answer may draw the routes anew: a prerendered page whose texts are still on their way would
    // give way to its skeleton.
    selectFromResult: ({ data }) => ({
      isUnderMaintenance: data?.websiteStatus === 'MA',
      message: data?.message ?? null,
      endAt: data?.endAt ?? null,
    }),
  });
}
