import { moment } from '@backoffice/i18n/bangkokTime';
import { formatMoney } from '@/lib/formatMoney';
import { type MemberQuery, useGetReportMembersInfiniteQuery } from '@desk/core/reportApi';
import { useBrandName } from '@backoffice/api/brandListApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { RowMember, RowsDialog, type RowsDialogProps } from './RowsDialog';

/** The members behind a number. */
export function MembersDialog({ query, title, onClose }: RowsDialogProps<MemberQuery>) {
  const t = useTexts('report');
  const { language } = useLanguage();
  const brandOf = useBrandName();
  const list = useGetReportMembersInfiniteQuery(query);
  return (
    <RowsDialog {...{ title, list, onClose }} text={t('members.text')}>
      {({ brandId, user, registeredAt, amount }) => (
        <li key={user.uuid}>
          <time dateTime={registeredAt}>{moment(registeredAt, language)}</time>
          <RowMember {...{ brandId, user }} note={brandOf(brandId)} />
          <b>{amount === null ? '' : formatMoney(amount)}</b>
        </li>
      )}
    </RowsDialog>
  );
}
