import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { CheckInPanel } from '@/features/check-in/CheckInPanel';
import { useCheckIn } from '@/features/check-in/useCheckIn';
import { useSearchParams } from '@/lib/router';
import { isInSeason } from '#core/brand/prizes';
import { Dialog } from '@/ui/Dialog';
import { useAppDispatch, useAppSelector } from '../../makeStore';
import { usePrizeArrived } from '../../shared/usePrizeArrived';
import { CHECK_IN_ASKED } from './Shortcuts';

const CLOSED_ON = 'check-in:closed';

/** Prompts for today's check-in until it is done or dismissed for the day; the shortcut opens it at any time. */
export function CheckInPopup() {
  const { t } = useTranslation('checkIn');
  const { checkIn: rules } = useBrand();
  const checkIn = useCheckIn(usePrizeArrived());
  const mark = `${useAppSelector(selectUser)?.uuid ?? ''}:${checkIn.today}`;
  const [closedOn, putAway] = useStoredText(CLOSED_ON);

  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(CHECK_IN_ASKED);

  const isOpen = checkIn.isDone === false || checkIn.got !== null || checkIn.error?.code === 'CHECKIN_DONE';
  const isWanted = isOpen && closedOn !== mark && isInSeason(checkIn.today, rules);
  if (!isWanted && !isAsked) return null;
  const close = () => {
    putAway(mark);
    if (isAsked) setSearch({}, { replace: true });
  };
  return (
    <Dialog title={t('title')} text={t('lead')} onClose={close}>
      <CheckInPanel checkIn={checkIn} />
    </Dialog>
  );
}

/** A message that outlives the page. */
function useStoredText(place: string) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(() => dispatch((_, __, { storage }) => storage.getItem(place)));
  const store = (next: string) => {
    setText(next);
    dispatch((_, __, { storage }) => storage.setItem(place, next));
  };
  return [text, store] as const;
}
