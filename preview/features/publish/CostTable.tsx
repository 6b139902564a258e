import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Badge } from '@staff/ui/Badge';
import type { Review } from '@studio/core/api/publishApi';
import { amountOf, dayAmountOf } from './reviewSentences';
import { nameOf } from '@studio/features/settings/settingNames';

interface Props {
  readonly costs: Review['costs'];
}

/** The figures that a release changes, before and after, for one play and for a day. */
export function CostTable({ costs }: Props) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  return (
    <section aria-label={t('cost')}>
      <h3>{t('cost')}</h3>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('cost.figure')}</th>
            <th scope="col">{t('cost.change')}</th>
            <th scope="col">{t('cost.day')}</th>
            <th scope="col">{t('cost.limit')}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map((cost) => (
            <tr key={`${cost.bound} ${cost.path}`} data-beyond={cost.beyond || undefined}>
              <th scope="row">
                {t(`bound.${cost.bound}`)}
                {cost.path !== '' && <small>{nameOf(cost.path, language)}</small>}
              </th>
              <td>
                {cost.bound === 'day'
                  ? '–'
                  : `${amountOf(cost, 'before', t)} → ${amountOf(cost, 'after', t)}`}
              </td>
              <td>{dayAmountOf(cost, t)}</td>
              <td>
                {amountOf(cost, 'limit', t)}
                {cost.beyond && (
                  <Badge tone="warning">
                    <TriangleAlert size={12} aria-hidden="true" />
                    {t('cost.beyond')}
                  </Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Quiet>{t('cost.note')}</Quiet>
    </section>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: 6px;
  border-collapse: collapse;
  font-size: 13px;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 6px 8px 6px 0;
    border-top: 1px solid var(--s-line);
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    color: var(--s-muted);
    border-top: 0;
  }
  small {
    display: block;
    color: var(--s-muted);
    font-size: 12px;
  }
  [data-beyond] > th,
  [data-beyond] > td {
    font-weight: 600;
  }
  td > span {
    margin-left: 6px;
  }
`;

const Quiet = styled.p`
  margin-top: 6px;
  color: var(--s-muted);
  font-size: 12px;
`;
