import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFeature } from '@/brand/useBrand';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { LevelMedal } from '@/ui/art/LevelMedal';
import { WalletArt } from '@/ui/art/WalletArt';
import { ChevronRight } from '@/ui/icons';
import { PageHeader } from '@/ui/PageHeader';

/** `/auth/media`: what the brand has for its members (RTM-22). */
export function MediaPage() {
  const { t } = useTranslation('media');
  const hasPromotion = useFeature('promotion');
  const { level } = useMemberLevel();
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Grid>
        {hasPromotion && (
          <Tile
            to="/auth/media/promotion"
            title={t('promotion.title')}
            words={t('promotion.text')}
            art={<WalletArt size={128} />}
          />
        )}
        <Tile
          to="/auth/user/ranking"
          title={t('ranking.title')}
          words={t('ranking.text')}
          art={<LevelMedal level={level} size={104} />}
        />
      </Grid>
    </>
  );
}

interface TileProps {
  readonly to: string;
  readonly title: string;
  readonly words: string;
  readonly art: ReactNode;
}

function Tile({ to, title, words, art }: TileProps) {
  return (
    <Card to={to}>
      <div>
        <h2>{title}</h2>
        <p>{words}</p>
        <ChevronRight size={20} aria-hidden="true" />
      </div>
      {art}
    </Card>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 14px;

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px;
  align-items: center;
  justify-items: center;
  gap: 12px;
  min-height: 168px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background:
    radial-gradient(90% 130% at 88% 50%, var(--glow-soft), transparent 68%),
    linear-gradient(160deg, var(--surface-2), var(--surface-1));
  box-shadow: var(--shadow-1);
  color: var(--text);
  text-decoration: none;
  transition: transform 180ms ease;

  &:hover {
    transform: translateY(-2px);
  }

  > div {
    justify-self: stretch;
  }

  h2 {
    ${text('title', 'bold')}
  }

  p {
    margin-bottom: 10px;
    color: var(--text-muted);
    text-wrap: balance;
  }

  div > svg {
    padding: 6px;
    box-sizing: content-box;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;
