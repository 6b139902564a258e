import { useTranslation } from 'react-i18next';
import { useFeature } from '@/brand/useBrand';
import { LevelLadder } from '@/features/user/LevelLadder';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonList } from '@/ui/SkeletonList';
import { Tabs } from '@/ui/Tabs';
import { lazyPart } from '@/lib/lazyPart';
import { useTab } from '../shared/useTab';
import { SectionBoundary } from '../ErrorBoundary';

const Leaderboard = lazyPart(async () => (await import('./ranking/Leaderboard')).Leaderboard);
const tabs = ['levels', 'leaderboard'] as const;

/**
 * `/auth/user/ranking`: the levels with the member's own highlighted, and the leaderboard if the brand file feeds one.
 */
export function RankingPage() {
  const { t } = useTranslation('ranking');
  const isRanked = useFeature('leaderboard');
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      {isRanked ? <Ranked /> : <LevelLadder />}
    </>
  );
}

function Ranked() {
  const { t } = useTranslation('ranking');
  const [tab, choose] = useTab(tabs);
  return (
    <Tabs
      label={t('tab.label')}
      tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={tab}
      onChange={choose}
    >
      {tab === 'levels' ? (
        <LevelLadder />
      ) : (
        <SectionBoundary fallback={<SkeletonList />}>
          <Leaderboard onLevels={() => choose('levels')} />
        </SectionBoundary>
      )}
    </Tabs>
  );
}
