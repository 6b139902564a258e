import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Rights } from '#core/brand/prizes';
import { formatMoney } from '@/lib/formatMoney';
import { Card } from '@/ui/Card';
import { Check } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';

interface Props extends Rights {
  /** Baht per play; a play with a price is not labelled free. */
  readonly cost?: number;
}

/** How plays are earned, by the brand's own numbers, with a link to earn one. */
export function HowToEarn({ freePerDay, depositPerRight, maxPerDay, cost = 0 }: Props) {
  const { t } = useTranslation('prize');
  const ways = [
    ...(freePerDay > 0 ? [t(cost > 0 ? 'earn.daily' : 'earn.free', { n: freePerDay })] : []),
    ...(depositPerRight > 0
      ? [t('earn.deposit', { amount: formatMoney(depositPerRight, { whole: true }) })]
      : []),
    t('earn.max', { n: maxPerDay }),
  ];
  return (
    <Card>
      <Ways>
        <h2>{t('earn.title')}</h2>
        <ul>
          {ways.map((way) => (
            <li key={way}>
              <Check size={18} aria-hidden="true" />
              {way}
            </li>
          ))}
        </ul>
        {depositPerRight > 0 && (
          <LinkButton to="/auth/deposit" variant="secondary" full>
            {t('left.deposit')}
          </LinkButton>
        )}
      </Ways>
    </Card>
  );
}

const Ways = styled.div`
  display: grid;
  gap: 12px;

  h2 {
    font-size: 1rem;
  }
  ul {
    display: grid;
    gap: 8px;
  }
  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 10px;
    color: var(--text-muted);
  }
  svg {
    margin-top: 4px;
    color: var(--success);
  }
`;
