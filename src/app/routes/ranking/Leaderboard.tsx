import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { formatLongDate } from '@/lib/formatDate';
import { maskUsername } from '@/lib/formatIdentity';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { GlassCard } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { RowList, rowFace } from '@/ui/Stack';
import { PlaceMedal } from '@/ui/art/medals';
import { placesOf, Podium } from './Podium';

const PODIUM = 3;

/** Ranks and the score's meaning from the brand file; names are masked. */
export function Leaderboard({ onLevels }: { readonly onLevels: () => void }) {
  const { t, i18n } = useTranslation('ranking');
  const localized = useLocalized();
  const { title, note, unit, asOf, rows } = useBrand().leaderboard;
  const places = placesOf(rows).map((row) => ({ ...row, name: maskUsername(row.name) }));
  if (places.length === 0)
    return (
      <EmptyState
        art={<PlaceMedal place={1} size={96} />}
        title={t('board.empty')}
        text={t('board.emptyText')}
        action={
          <Button variant="secondary" onClick={onLevels}>
            {t('board.toLevels')}
          </Button>
        }
      />
    );
  return (
    <Board>
      <GlassCard>
        <Head>
          <h2 data-edit="/leaderboard/title">{localized(title)}</h2>
          <p data-edit="/leaderboard/note">{localized(note)}</p>
        </Head>
        <Podium top={places.slice(0, PODIUM)} unit={localized(unit)} />
      </GlassCard>
      <RowList as="ol">
        {places.slice(PODIUM).map(({ name, score, place, index }) => (
          <Row key={index} data-edit={`/leaderboard/rows/${index}`} data-testid="place">
            <span className="tnum">
              <span className="visually-hidden">{t('board.at')} </span>
              {place}
            </span>
            <b>{name}</b>
            <p>
              <strong className="tnum">{formatMoney(score, { whole: true })}</strong> {localized(unit)}
            </p>
          </Row>
        ))}
      </RowList>
      {asOf && (
        <When data-edit="/leaderboard/asOf">
          {t('board.asOf', { date: formatLongDate(`${asOf}T12:00:00+07:00`, i18n.language) })}
        </When>
      )}
    </Board>
  );
}

const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 720px;
  margin: 0 auto;

  > section {
    padding-bottom: 0;
  }
`;

const Head = styled.div`
  margin-bottom: 20px;
  text-align: center;

  h2 {
    ${text('title', 'bold')}
  }
  p {
    color: var(--text-muted);
    ${text('small')}
  }
`;

const Row = styled.li`
  ${rowFace}
  grid-template-columns: 28px minmax(0, 1fr) auto;

  > span {
    color: var(--text-muted);
    text-align: center;
  }
  b {
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-muted);
    ${text('small')}
  }
  strong {
    color: var(--text);
    ${text('body', 'bold')}
  }
`;

const When = styled.p`
  color: var(--text-muted);
  text-align: center;
  ${text('micro')}
`;
