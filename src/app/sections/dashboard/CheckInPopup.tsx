import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { CheckInPanel } from '@/features/check-in/CheckInPanel';
import { useCheckIn } from '@/features/check-in/useCheckIn';
import { useSearchParams } from '@/lib/router';
import { isInSeason } from '#core/brand/prizes';
import { Dialog } from '@/ui/Dialog';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { usePrizeArrived } from '../../shared/usePrizeArrived';
import { CHECK_IN_ASKED } from './checkInPath';

const CLOSED_ON = 'check-in:closed';

/** Prompts for today's check-in until it is done or dismissed for the day; the shortcut opens it at any time. */
export function CheckInPopup() {
  const { t } = useTranslation('checkIn');
  const { checkIn: rules } = useBrand();
  const desk = useCheckIn(usePrizeArrived());
  const mark = `${useAppSelector(selectUser)?.uuid ?? ''}:${desk.today}`;
  const [closedOn, putAway] = useKept(CLOSED_ON);

  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(CHECK_IN_ASKED);

  const isOpen = desk.isDone === false || desk.got !== null || desk.error?.code === 'CHECKIN_DONE';
  const isWanted = isOpen && closedOn !== mark && isInSeason(desk.today, rules);
  if (!isWanted && !isAsked) return null;
  const close = () => {
    putAway(mark);
    if (isAsked) setSearch({}, { replace: true });
  };
  return (
    <Dialog title={t('title')} text={t('lead')} onClose={close}>
      <CheckInPanel desk={desk} />
    </Dialog>
  );
}

/** A message that outlives the page. */
function useKept(place: string) {
  const dispatch = useAppDispatch();
  const [word, setWord] = useState(() => dispatch((_, __, { storage }) => storage.getItem(place)));
  const keep = (next: string) => {
    setWord(next);
    dispatch((_, __, { storage }) => storage.setItem(place, next));
  };
  return [word, keep] as const;
}
