import { useBrand } from '@/brand/useBrand';
import { useGetOperationQuery } from '@/features/global/globalApi';

/**
 * Whether the site is closed for maintenance; checked again on focus and at the brand's interval, so that it closes and
 * reopens without a reload. The site counts as open until a response arrives and when the call fails.
 */
export function useWebsiteStatus() {
  const { poll } = useBrand();
  return useGetOperationQuery(undefined, {
    pollingInterval: poll.statusSeconds * 1000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    // Selects a single field, because other changes would re-render the routes and replace a prerendered page whose
    // texts are still loading with its skeleton.
    selectFromResult: ({ data }) => ({
      isUnderMaintenance: data?.websiteStatus === 'MA',
      message: data?.message ?? null,
      endAt: data?.endAt ?? null,
    }),
  });
}
