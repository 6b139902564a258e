import { Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFeature } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';

/** `/auth/media`: the activities that the brand offers (RTM-22). */
export function MediaPage() {
  const { t } = useTranslation('media');
  const hasPromotion = useFeature('promotion');
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      {hasPromotion ? (
        <Grid>
          <Tile to="/auth/media/promotion">
            <Percent size={34} aria-hidden="true" />
            <strong>{t('promotion.title')}</strong>
            <span>{t('promotion.text')}</span>
          </Tile>
        </Grid>
      ) : (
        <EmptyState title={t('empty')} />
      )}
    </>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 14px;

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background:
    radial-gradient(120% 160% at 100% 0%, var(--accent-soft), transparent 60%),
    var(--surface-1);
  color: var(--text);
  text-decoration: none;

  svg {
    margin-bottom: 8px;
    color: var(--accent);
  }

  span {
    color: var(--text-muted);
  }
`;
