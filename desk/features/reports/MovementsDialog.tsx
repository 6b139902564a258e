import { moment } from '@backoffice/i18n/bangkokTime';
import { formatMoney } from '@/lib/formatMoney';
import { type MovementQuery, useGetMovementsInfiniteQuery } from '@desk/core/reportApi';
import { useBrandName } from '@backoffice/api/brandListApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { useRowName } from './reportText';
import { RowMember, RowsDialog, type RowsDialogProps } from './RowsDialog';

/** The movements of the ledger behind a number. */
export function MovementsDialog({ query, title, onClose }: RowsDialogProps<MovementQuery>) {
  const t = useTexts('report');
  const { language } = useLanguage();
  const nameOf = useRowName();
  const brandOf = useBrandName();
  const list = useGetMovementsInfiniteQuery(query);
  const channelOf = (channel: string) => nameOf({ name: 'money', by: 'channel' }, channel, channel);
  return (
    <RowsDialog {...{ title, list, onClose }} text={t('movements.text')}>
      {({ uuid, kind, at, brandId, user, channel, amount }) => (
        <li key={uuid + kind}>
          <time dateTime={at}>{moment(at, language)}</time>
          <RowMember {...{ brandId, user }} note={`${brandOf(brandId)} · ${channelOf(channel)}`} />
          <b>{formatMoney(amount)}</b>
        </li>
      )}
    </RowsDialog>
  );
}
