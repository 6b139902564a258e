import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import type { Evidence } from '@desk/core/queueApi';
import { useSlipReason } from '@desk/features/queues/itemText';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { NearCredits } from './DepositEvidence';
import { Card, Facts, SmallTable } from './Facts';
import { SlipImage } from './SlipImage';

type Slip = NonNullable<Evidence['slip']>;
type Row = Slip['comparison'][number];

interface Props {
  readonly uuid: string;
  readonly brandId: string;
  readonly slip: Slip;
}

/** The image next to what the member claims, the bank says and the ledger expects. */
export function SlipEvidence({ uuid, brandId, slip }: Props) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  const slipReason = useSlipReason();
  return (
    <>
      <Beside>
        <SlipImage uuid={uuid} brandId={brandId} />
        <Comparison rows={slip.comparison} />
      </Beside>
      {(slip.reason !== null || slip.note !== null || slip.line) && (
        <Card title={t('slip.why')}>
          <Facts
            facts={[
              [t('slip.reason'), slip.code === null ? slip.reason : slipReason(slip.code)],
              [t('slip.note'), slip.note],
              [
                t('slip.line'),
                slip.line &&
                  `${formatMoney(slip.line.amount)} · ${slip.line.senderName} · ${moment(slip.line.transferredAt, language)}`,
              ],
            ]}
          />
        </Card>
      )}
      <NearCredits near={slip.near} />
      {slip.recent.length > 0 && (
        <Card title={t('slip.recent')}>
          <SmallTable
            label={t('slip.recent')}
            head={[t('near.at'), t('near.amount'), t('status')]}
            rows={slip.recent.map(({ uuid: id, amount, status, createdAt }) => ({
              id,
              cells: [
                moment(createdAt, language),
                formatMoney(amount),
                t(`slipStatus.${status}` as 'slipStatus.SUCCESS'),
              ],
            }))}
          />
        </Card>
      )}
    </>
  );
}

/** Only differences are marked. */
function Comparison({ rows }: { readonly rows: readonly Row[] }) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  const show = (field: Row['field'], text: string | null) => {
    if (text === null) return <Nothing>–</Nothing>;
    if (field === 'amount') return formatMoney(Number(text));
    return field === 'time' ? moment(text, language) : text;
  };
  return (
    <Card title={t('compare')}>
      <Table aria-label={t('compare')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('compare.member')}</th>
            <th scope="col">{t('compare.bank')}</th>
            <th scope="col">{t('compare.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field} data-differs={row.differs || undefined}>
              <th scope="row">
                {t(`compare.${row.field}`)}
                {row.differs && (
                  <>
                    <TriangleAlert size={13} aria-hidden="true" />
                    <span className="visually-hidden">{t('compare.differs')}</span>
                  </>
                )}
              </th>
              <td>{show(row.field, row.member)}</td>
              <td>{show(row.field, row.bank)}</td>
              <td>{show(row.field, row.expected)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(190px, 3fr) minmax(340px, 6fr);
  align-items: start;
  gap: 16px;

  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Nothing = styled.span`
  color: var(--s-faint);
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  /* So that a long reference does not narrow the other columns. */
  table-layout: fixed;

  thead td {
    width: 96px;
  }
  thead th {
    padding: 0 8px 6px 0;
    color: var(--s-muted);
    font-size: 12px;
    font-weight: 400;
    text-align: left;
  }
  tbody th {
    padding: 6px 8px 6px 6px;
    color: var(--s-muted);
    font-size: 12px;
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  tbody td {
    padding: 6px 8px 6px 0;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody tr {
    border-top: 1px solid var(--s-line);
  }
  [data-differs] {
    background: var(--s-warning-soft);
    box-shadow: inset 3px 0 0 var(--s-warning);
  }
  [data-differs] th {
    color: var(--s-warning);
  }
  [data-differs] td {
    font-weight: 600;
  }
  th > svg {
    margin-left: 4px;
  }
`;
