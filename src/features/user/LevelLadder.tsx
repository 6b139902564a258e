import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { ladderLevels, type LevelProgress, levelRequirement } from '#core/brand/levels';
import { useMemberLevel } from './useMemberLevel';
import { useTranslation } from 'react-i18next';
import type { Brand, LevelKey } from '#schemas/brand/brand';
import { formatMoney } from '@/lib/formatMoney';
import { LevelMedal } from '@/ui/art/medals';
import { ProgressBar } from '@/ui/ProgressBar';
import { Skeleton } from '@/ui/Skeleton';

/** One card for each visible level, ordered by status number. */
export function LevelLadder() {
  const brand = useBrand();
  const mine = useMemberLevel();
  return (
    <List>
      {ladderLevels(brand).map(({ key, level }) => (
        <LevelCard
          key={key}
          number={key}
          level={level}
          isCurrent={mine.row.name === level.name}
          progress={mine.row.name === level.name ? mine.progress : null}
          isLoading={!mine.progress && !mine.isUnknown && mine.row.name === level.name}
          isReached={mine.level >= key}
        />
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: 14px;

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

type Level = Brand['levels'][LevelKey];

interface Props {
  readonly number: number;
  readonly level: Level;
  readonly isCurrent: boolean;
  readonly isReached: boolean;
  /** Only on the card of the member's own level. */
  readonly progress: LevelProgress | null;
  /** The progress is still being fetched. */
  readonly isLoading?: boolean;
}

/** A level with its requirement and benefits. */
export function LevelCard({ number, level, isCurrent, isReached, progress, isLoading }: Props) {
  const { t, i18n } = useTranslation('ranking');
  const label = i18n.language === 'th' ? level.label.th : level.label.en;
  const isClosed = level.disabled && !isReached;
  return (
    <Card
      data-current={isCurrent}
      data-closed={isClosed}
      data-edit={`/levels/${number}`}
      data-testid={`level-${level.name}`}
    >
      <Head>
        <LevelMedal level={number} size={64} />
        <h2>{label}</h2>
        {isCurrent && <Mark>{t('current')}</Mark>}
        {isClosed && <Mark data-quiet="true">{t('askStaff')}</Mark>}
      </Head>
      <LevelTerms level={level} number={number} />
      {progress && (
        <Way>
          <ProgressBar value={progress.ratio} label={t('progress')} />
          <small>
            {progress.remaining === null
              ? t('max')
              : t('remaining', { amount: formatMoney(progress.remaining, { whole: true }) })}
          </small>
        </Way>
      )}
      {isLoading && (
        <Way>
          <Skeleton $height="10px" />
          <small>&nbsp;</small>
        </Way>
      )}
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 18px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg);

  &[data-current='true'] {
    border-color: var(--accent);
    box-shadow: var(--glow);
  }

  &[data-closed='true'] {
    background: var(--surface-1);
    filter: grayscale(0.85);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;

  h2 {
    flex: 1;
    margin: 0;
    font: 600 19px/1.5 var(--font-display);
  }

  small {
    color: var(--text-muted);
    font-weight: 400;
  }
`;

const Mark = styled.span`
  padding: 3px 12px;
  border-radius: var(--chip-radius);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 13px;
  font-weight: 600;

  &[data-quiet='true'] {
    background: var(--surface-3);
    color: var(--text);
  }
`;

const Way = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;

  small {
    color: var(--text-muted);
  }
`;

interface LevelTermsProps {
  readonly number: number;
  readonly level: Brand['levels'][LevelKey];
}

/** Requirement, refund and withdrawal limit as text, naming the kind of limit that applies. */
export function LevelTerms({ number, level }: LevelTermsProps) {
  const { t, i18n } = useTranslation('ranking');
  const brand = useBrand();
  const whole = (baht: number) => formatMoney(baht, { whole: true });
  const { perDay, perTx, countPerDay } = level.withdraw;
  const text = i18n.language === 'th' ? level.text.th : level.text.en;
  return (
    <Terms>
      <li>{text.replace('{amount}', whole(levelRequirement(brand, number)))}</li>
      <li>
        {t('refund', { percent: level.lostPercent })}
        {level.maxAmount !== null && <span> · {t('refundCap', { amount: whole(level.maxAmount) })}</span>}
      </li>
      {perDay !== null && (
        <li>
          <Whole>{t('perDay', { amount: whole(perDay) })}</Whole>
          {countPerDay !== null && (
            <>
              {' '}
              <Whole>{t('countPerDay', { count: countPerDay })}</Whole>
            </>
          )}
        </li>
      )}
      {perTx !== null && <li>{t('perTx', { amount: whole(perTx) })}</li>}
    </Terms>
  );
}

/** Prevents line breaks within a daily amount or within the brackets. */
const Whole = styled.span`
  display: inline-block;
`;

const Terms = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  color: var(--text-muted);
  font-size: 15px;

  li {
    position: relative;
    padding-left: 16px;
  }
  li::before {
    position: absolute;
    top: 0.7em;
    left: 0;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--accent);
    content: '';
  }
`;
