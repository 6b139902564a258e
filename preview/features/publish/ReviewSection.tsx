import { Quiet } from '@backoffice/ui/Stack';
import styled from 'styled-components';
import { type Translate, useLanguage, useTexts } from '@studio/i18n/texts';
import { Notice } from '@backoffice/ui/Notice';
import type { Review } from '@studio/core/api/publishApi';
import { percentBounds } from '#core/brand/release/bounds';
import type { Language } from '@/i18n/languages';
import { nameOf } from '@backoffice/i18n/settingNames';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '@backoffice/ui/Badge';

/** What a release would cost, which hosts it lets in, and who has to consent to it; nothing when it does none of that. */
export function ReviewSection({ review }: { readonly review: Review }) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  const reasons = consentReasons(review, t, language);
  return (
    <>
      {review.second && (
        <Notice tone="warning">
          <p>{t(review.admin ? 'consent.admin' : 'consent.second')}</p>
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        </Notice>
      )}
      {review.costs.length > 0 && <CostTable costs={review.costs} />}
      {review.hosts.length > 0 && <HostList hosts={review.hosts} />}
    </>
  );
}

const Reasons = styled.ul`
  margin: 4px 0 0;
  padding-left: 18px;
  list-style: disc;
`;

type T = Translate<'publish'>;
type Cost = Review['costs'][number];

/** `1,000,000 บาท`, `15%`, or that there is no limit. */
export function amountOf(cost: Cost, side: 'before' | 'after' | 'limit', t: T): string {
  const value = cost[side];
  if (value === null) return t('cost.noLimit');
  return percentBounds.has(cost.bound) ? `${number(value)}%` : t('cost.baht', { n: number(value) });
}

/** Expected cost of a day before and after; a dash where a day has no figure. */
export function dayAmountOf({ dayBefore, dayAfter }: Cost, t: T): string {
  if (dayBefore === null || dayAfter === null) return '–';
  return `${t('cost.baht', { n: number(dayBefore) })} → ${t('cost.baht', { n: number(dayAfter) })}`;
}

/** Why a second person has to consent, a sentence each. */
export function consentReasons(review: Review, t: T, language: Language): readonly string[] {
  const beyond = review.costs
    .filter((cost) => cost.beyond)
    .map((cost) => {
      const values = { after: amountOf(cost, 'after', t), limit: amountOf(cost, 'limit', t) };
      const figure = t(`bound.${cost.bound}`);
      const name = cost.path === '' ? figure : `${nameOf(cost.path, language)}: ${figure}`;
      return t('consent.beyond', { name, ...values });
    });
  const names = review.sensitive.map((path) => nameOf(path, language));
  const sensitive = names.length > 0 ? [t('consent.sensitive', { names: names.join(', ') })] : [];
  const reasons = [...sensitive, ...beyond];
  // Nothing in the release requires it, so the brand does.
  return reasons.length > 0 ? reasons : [t('consent.brand')];
}

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** The figures that a release changes, before and after, for one play and for a day. */
function CostTable({ costs }: { readonly costs: Review['costs'] }) {
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
                    <TriangleAlert size={12} />
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

/** Powers that reach what members type or see as the site itself. */
const dangerous: ReadonlySet<string> = new Set(['SCRIPTS', 'LOGINS', 'FRAMES', 'SITE']);

/** Each host that a release lets do more than before, with what it could do to members. */
function HostList({ hosts }: { readonly hosts: Review['hosts'] }) {
  const t = useTexts('publish');
  return (
    <section aria-label={t('hosts')}>
      <h3>{t('hosts')}</h3>
      <List>
        {hosts.map(({ host, powers, known }) => (
          <li key={host}>
            <p>
              <code>{host}</code>
              <Badge tone={powers.some((power) => dangerous.has(power)) ? 'danger' : 'neutral'}>
                {t(known ? 'hosts.more' : 'hosts.new')}
              </Badge>
            </p>
            <ul>
              {powers.map((power) => (
                <li key={power}>
                  {t(power === 'IMAGES' && powers.length === 1 ? 'power.IMAGES_ONLY' : `power.${power}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-top: 6px;
  & > li {
    padding: 6px 0;
    border-top: 1px solid var(--s-line);
  }
  & p {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  & code {
    font-family: var(--s-mono);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  & ul {
    padding-left: 18px;
    color: var(--s-muted);
    font-size: 13px;
    list-style: disc;
  }
`;
