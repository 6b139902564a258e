import styled from 'styled-components';
import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { text } from '@/theme/typography';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import type { Rights } from '#core/brand/prizes';
import { formatMoney } from '@/lib/formatMoney';
import { Card } from '@/ui/Card';
import { Check } from '@/ui/icons';

/** Plays left today, with a message when there are none. */
export function RightsLeft({ left }: { readonly left: number }) {
  const { t } = useTranslation('prize');
  return (
    <Line data-none={left === 0 || undefined} role="status">
      <Ticket size={22} aria-hidden="true" />
      <span>{t('left')}</span>
      <strong>{left === 0 ? t('left.none') : t('left.count', { n: left })}</strong>
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 10px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-1);

  svg {
    color: var(--accent-strong);
  }
  strong {
    color: var(--accent-strong);
    ${text('lead', 'bold')}
  }
  &[data-none] strong {
    color: var(--text-muted);
    ${text('body', 'bold')}
  }
`;

/** Message that the game is closed, with a link to continue. */
export function EventClosed() {
  const { t } = useTranslation('prize');
  return (
    <Stack>
      <Notice tone="warning" title={t('closed')}>
        {t('closed.text')}
      </Notice>
      <LinkButton to="/auth/media" variant="secondary" full>
        {t('closed.back')}
      </LinkButton>
    </Stack>
  );
}

interface HowToEarnProps extends Rights {
  /** Baht per play; a play with a price is not labelled free. */
  readonly cost?: number;
}

/** How plays are earned, by the brand's own numbers, with a link to earn one. */
export function HowToEarn({ freePerDay, depositPerRight, maxPerDay, cost = 0 }: HowToEarnProps) {
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
