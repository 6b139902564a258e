import { useTranslation } from 'react-i18next';
import { useFeature } from '@/brand/useBrand';
import { TurnoverCard } from '@/features/turnover/TurnoverCard';
import { useGetTurnoverQuery } from '@/features/turnover/turnoverApi';
import { LinkButton } from '@/ui/LinkButton';
import { Pending } from '@/ui/Skeleton';

/** The turnover that blocks a withdrawal; nothing when there is none. */
export function TurnoverNotice() {
  const { t } = useTranslation('turnover');
  const hasGames = useFeature('games');
  const { data, isLoading } = useGetTurnoverQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) return <Pending />;
  if (!data || data.left <= 0) return null;
  return (
    <TurnoverCard
      turnover={data}
      action={
        hasGames && (
          <LinkButton to="/auth/games/category" variant="secondary" full>
            {t('play')}
          </LinkButton>
        )
      }
    />
  );
}
