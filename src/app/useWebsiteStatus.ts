import { useBrand } from '@/brand/useBrand';
import { useGetOperationQuery } from '@/features/global/globalApi';

/**
 * Whether the site is closed for maintenance; looked at again on focus and at
 * the brand's interval, so that it closes and opens without a reload. While nobody has
 * answered, or the call failed, the site is open (PUB-19, PUB-20).
 */
export function useWebsiteStatus() {
  const { poll } = useBrand();
  const { data } = useGetOperationQuery(undefined, {
    pollingInterval: poll.statusSeconds * 1000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return {
    isUnderMaintenance: data?.websiteStatus === 'MA',
    message: data?.message ?? null,
    endAt: data?.endAt ?? null,
  };
}
