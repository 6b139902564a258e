import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ApiError } from '@/api/apiError';
import { useErrorText } from '@/i18n/useErrorText';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useGetSeedsQuery, useRotateSeedMutation } from './fairApi';
import { SeedCheck } from './SeedCheck';

/** The promise of the next plays, and the check of the ones before (G3). */
export function FairPanel() {
  const { t } = useTranslation('prize');
  const tell = useErrorText();
  const { data, isError, refetch } = useGetSeedsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [rotate, { isLoading }] = useRotateSeedMutation();

  const reveal = async () => {
    const answer = await rotate();
    if (answer.error) toast.error(tell(answer.error as ApiError));
    else toast.success(t('fair.rotated'));
  };

  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCard />;
  return (
    <>
      <p>{t('fair.lead')}</p>
      <Facts>
        <dt>{t('fair.commitment')}</dt>
        <dd>
          <code data-testid="commitment">{data.commitment}</code>
          <CopyButton value={data.commitment} />
        </dd>
        <dt>{t('fair.clientSeed')}</dt>
        <dd>
          <code>{data.clientSeed}</code>
        </dd>
        <dt>{t('fair.nonce')}</dt>
        <dd>
          <code>{data.nonce}</code>
        </dd>
      </Facts>
      <Button variant="secondary" full pending={isLoading} onClick={() => void reveal()}>
        {t('fair.rotate')}
      </Button>
      {data.revealed.length > 0 && (
        <Revealed>
          <h3>{t('fair.revealed')}</h3>
          {data.revealed.map((seed) => (
            <SeedCheck key={seed.commitment} seed={seed} />
          ))}
        </Revealed>
      )}
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: 4px;

  dt {
    color: var(--text-muted);
    ${text('small')}
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    margin-bottom: 8px;
  }
  code {
    overflow-wrap: anywhere;
    ${text('small')}
  }
`;

const Revealed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  h3 {
    font-size: 1rem;
  }
`;
