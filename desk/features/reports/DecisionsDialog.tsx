import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import { type DecisionQuery, useGetReportDecisionsInfiniteQuery } from '@desk/core/reportApi';
import { useBrandName } from '@backoffice/api/brandListApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { figureText } from './reportText';
import { RowMember, RowsDialog, type RowsDialogProps } from './RowsDialog';

/** The decisions of staff behind a number. */
export function DecisionsDialog({ query, title, onClose }: RowsDialogProps<DecisionQuery>) {
  const t = useTexts('report');
  const q = useTexts('queue');
  const { language } = useLanguage();
  const brandOf = useBrandName();
  const list = useGetReportDecisionsInfiniteQuery(query);
  return (
    <RowsDialog {...{ title, list, onClose }} text={t('decisions.text')}>
      {({ uuid, at, brandId, user, queue, by, rejected, seconds, withinTarget }) => (
        <li key={uuid}>
          <time dateTime={at}>{moment(at, language)}</time>
          <RowMember {...{ brandId, user }} note={`${brandOf(brandId)} · ${q(`kind.${queue}`)} · ${by}`} />
          <b>
            {rejected && <Badge tone="danger">{t('column.rejected')}</Badge>}{' '}
            <Badge tone={withinTarget ? 'success' : 'warning'}>{figureText('median', seconds)}</Badge>
          </b>
        </li>
      )}
    </RowsDialog>
  );
}
