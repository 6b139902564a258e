import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { CheckInPanel } from '@/features/check-in/CheckInPanel';
import { useCheckIn } from '@/features/check-in/useCheckIn';
import { isInSeason } from '#brand/prizes';
import { Dialog } from '@/ui/Dialog';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { usePrizeArrived } from '../../shared/usePrizeArrived';

const CLOSED_ON = 'check-in:closed';

/** Asks for the check-in of today until it is done or put away for the day (ST-12, ST-13). */
export function CheckInPopup() {
  const { t } = useTranslation('checkIn');
  const { checkIn: rules } = useBrand();
  const desk = useCheckIn(usePrizeArrived());
  const mark = `${useAppSelector(selectUser)?.uuid ?? ''}:${desk.today}`;
  const [closedOn, putAway] = useKept(CLOSED_ON);

  const isWanted = desk.isDone === false || desk.got !== null || desk.error?.code === 'CHECKIN_DONE';
  if (!isWanted || closedOn === mark || !isInSeason(desk.today, rules)) return null;
  return (
    <Dialog title={t('title')} text={t('lead')} onClose={() => putAway(mark)}>
      <CheckInPanel desk={desk} />
    </Dialog>
  );
}

/** A word that outlives the page. */
function useKept(place: string) {
  const dispatch = useAppDispatch();
  const [word, setWord] = useState(() => dispatch((_, __, { storage }) => storage.getItem(place)));
  const keep = (next: string) => {
    setWord(next);
    dispatch((_, __, { storage }) => storage.setItem(place, next));
  };
  return [word, keep] as const;
}
