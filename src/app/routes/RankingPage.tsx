import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/PageHeader';
import { LevelLadder } from '@/features/user/LevelLadder';

/** `/auth/user/ranking`: the ladder of levels with the member's own marked (RTM-19, CF-10). */
export function RankingPage() {
  const { t } = useTranslation('ranking');
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <LevelLadder />
    </>
  );
}
