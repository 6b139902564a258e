import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { useCredit } from '@/features/user/useCredit';
import { SkeletonCard } from '@/ui/Skeleton';
import { dashboardSections } from '../sections/dashboard/registry';

/** Member home: the sections that the brand file names, in its order (RTM-06, RTM-07). */
export function DashboardPage() {
  const { layout } = useBrand();
  useCreditOnReturn();
  return (
    <Stack>
      {layout.dashboard.map((name) => {
        const Section = dashboardSections[name];
        return (
          <Suspense key={name} fallback={<SkeletonCard />}>
            <Section />
          </Suspense>
        );
      })}
    </Stack>
  );
}

/** Coming back to the dashboard shows the balance of now (ST-19); the member area's start has asked for the first. */
function useCreditOnReturn(): void {
  const { renew } = useCredit();
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') renew();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [renew]);
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;
