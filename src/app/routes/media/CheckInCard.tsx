import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckInPanel } from '@/features/check-in/CheckInPanel';
import { useCheckIn } from '@/features/check-in/useCheckIn';
import { media } from '@/theme/media';
import { text } from '@/theme/typography';
import { Art as CalendarArt } from '@/ui/art/calendar.svg?art';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SkeletonCard } from '@/ui/Skeleton';
import { StatusChip } from '@/ui/StatusChip';
import { usePrizeArrived } from '../../shared/usePrizeArrived';

/** Today's check-in, with a link to the calendar. */
export function CheckInCard() {
  const { t } = useTranslation('checkIn');
  const checkIn = useCheckIn(usePrizeArrived());
  const [isOpen, setOpen] = useState(false);
  if (checkIn.isDone === undefined && !checkIn.isError) return <SkeletonCard />;
  return (
    <Card>
      <CalendarArt size={112} />
      <div>
        <h2>{t('title')}</h2>
        {checkIn.isDone ? <StatusChip tone="success">{t('done')}</StatusChip> : <p>{t('lead')}</p>}
      </div>
      <Button variant={checkIn.isDone ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {t(checkIn.isDone ? 'open' : 'action')}
      </Button>
      {isOpen && (
        <Dialog title={t('title')} text={t('lead')} onClose={() => setOpen(false)}>
          <CheckInPanel checkIn={checkIn} />
        </Dialog>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 14px;
  padding: 16px 20px;
  border: 1px solid var(--gold);
  border-radius: var(--radius-l);
  background: radial-gradient(70% 160% at 0% 50%, var(--gold-soft), transparent 70%), var(--card-bg);
  box-shadow: var(--card-shadow);

  h2 {
    ${text('title', 'bold')}
  }
  p {
    color: var(--text-muted);
  }
  > button {
    grid-column: 1 / -1;
  }
  @media (max-width: 359px) {
    padding: 16px;

    > svg {
      width: 72px;
      height: auto;
    }
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > button {
      grid-column: auto;
      min-width: 220px;
    }
  }
`;
