import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { formatLongDate } from '@/lib/formatDate';
import { maskUsername } from '@/lib/formatIdentity';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { HeroCard } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { RowList, rowFace } from '@/ui/Stack';
import { PlaceMedal } from '@/ui/art/medals';
import type { Brand } from '#schemas/brand/brand';

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
      <HeroCard>
        <Head>
          <h2 data-edit="/leaderboard/title">{localized(title)}</h2>
          <p data-edit="/leaderboard/note">{localized(note)}</p>
        </Head>
        <Podium top={places.slice(0, PODIUM)} unit={localized(unit)} />
      </HeroCard>
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

interface Props {
  /** The first three rows, or fewer. */
  readonly top: readonly Placed[];
  readonly unit: string;
}

/** First place in the middle and highest, second left, third right. */
export function Podium({ top, unit }: Props) {
  const { t } = useTranslation('ranking');
  return (
    <Steps>
      {top.map(({ name, score, place, index }) => (
        <li key={index} data-edit={`/leaderboard/rows/${index}`} data-testid="place">
          <PlaceMedal place={place} size={place === 1 ? 84 : 68} />
          <span className="visually-hidden">{t('board.place', { n: place })}</span>
          <b>{name}</b>
          <Block>
            <strong className="tnum">{formatMoney(score, { whole: true })}</strong>
            <small>{unit}</small>
          </Block>
        </li>
      ))}
    </Steps>
  );
}

const Block = styled.div`
  display: grid;
  align-content: start;
  width: 100%;
  margin-top: 8px;
  padding: 12px 4px 16px;
  border-top: 2px solid var(--accent);
  border-radius: var(--radius-s) var(--radius-s) 0 0;
  background: linear-gradient(180deg, var(--accent-soft), transparent);

  strong {
    ${text('body', 'bold')}
  }
  small {
    color: var(--text-muted);
    ${text('micro')}
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: 8px;
  max-width: 520px;
  margin: 0 auto;

  li {
    display: grid;
    justify-items: center;
    min-width: 0;
    text-align: center;
    overflow-wrap: anywhere;
  }
  b {
    ${text('small', 'bold')}
  }
  li:nth-child(1) {
    grid-column: 2;
    grid-row: 1;

    ${Block} {
      min-height: 148px;
      border-color: var(--gold);
      background: linear-gradient(180deg, var(--gold-soft), transparent);
    }
    strong {
      color: var(--gold-strong);
      ${text('title', 'bold')}
    }
  }
  li:nth-child(2) {
    grid-column: 1;
    grid-row: 1;

    ${Block} {
      min-height: 116px;
    }
  }
  li:nth-child(3) {
    grid-column: 3;
    grid-row: 1;

    ${Block} {
      min-height: 92px;
    }
  }
`;

type Row = Brand['leaderboard']['rows'][number];

interface Placed extends Row {
  /** Rank from 1; equal scores share a rank, and the next rank is skipped. */
  readonly place: number;
  /** Index of the row in the brand file. */
  readonly index: number;
}

/** Rows of a leaderboard, highest score first. */
export function placesOf(rows: readonly Row[]): Placed[] {
  const sorted = rows.map((row, index) => ({ ...row, index })).sort((a, b) => b.score - a.score);
  return sorted.map((row) => ({ ...row, place: sorted.findIndex(({ score }) => score === row.score) + 1 }));
}
