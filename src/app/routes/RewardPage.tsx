import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { CategoryGrid } from '@/features/reward/RewardCards';
import { PointsCard } from '@/features/reward/PointsCard';
import { RewardHistory } from '@/features/reward/RewardHistory';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { Tabs } from '@/ui/Tabs';
import { useAppSelector } from '../makeStore';
import { useTab } from '../shared/useTab';
import { SectionBoundary } from '../ErrorBoundary';

const tabs = ['categories', 'history'] as const;

/** `/auth/reward`: points, reward categories and redemption history. */
export function RewardPage() {
  const { t } = useTranslation('reward');
  const userUuid = useAppSelector(selectUser)?.uuid ?? '';
  const [tab, choose] = useTab(tabs);
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Stack $gap={20}>
        <SectionBoundary>
          <PointsCard />
        </SectionBoundary>
        <Tabs
          label={t('tab.label')}
          tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          value={tab}
          onChange={choose}
        >
          <SectionBoundary key={tab}>
            {tab === 'categories' ? <CategoryGrid /> : <RewardHistory userUuid={userUuid} />}
          </SectionBoundary>
        </Tabs>
      </Stack>
    </>
  );
}
