import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { CopyButton } from '@/ui/CopyButton';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { useGetSeedsQuery } from './fairApi';
import { NextSeed } from './NextSeed';
import { ProvenPlays } from './ProvenPlays';
import { SeedCheck } from './SeedCheck';

/** The commitment for the next plays, and verification of earlier ones. */
export function FairPanel() {
  const { t } = useTranslation('prize');
  const { data, isError, refetch } = useGetSeedsQuery(undefined, { refetchOnMountOrArgChange: true });

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
          <code>{t('left.count', { n: data.nonce })}</code>
        </dd>
      </Facts>
      <NextSeed />
      <Part>
        <h3>{t('fair.playsTitle')}</h3>
        <p>{t('fair.playsLead')}</p>
        <ProvenPlays />
      </Part>
      {data.revealed.length > 0 && (
        <Part>
          <h3>{t('fair.revealed')}</h3>
          {data.revealed.map((seed) => (
            <SeedCheck key={seed.commitment} seed={seed} />
          ))}
        </Part>
      )}
    </>
  );
}

const Facts = styled.dl`
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--surface-2);

  dt {
    color: var(--text-muted);
    ${text('micro')}
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
  }
  dd + dt {
    margin-top: 8px;
  }
  code {
    overflow-wrap: anywhere;
    ${text('micro')}
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding-top: 12px;
  border-top: 1px dashed var(--line);

  h3 {
    ${text('body', 'bold')}
  }
  > p {
    margin-top: -6px;
    color: var(--text-muted);
    ${text('small')}
  }
`;
