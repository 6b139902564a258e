import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ladderLevels, levelOf } from '#core/brand/levels';
import { useBrand } from '@/brand/useBrand';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { LevelMedal } from '@/ui/art/medals';

/** How the refund is computed, and the share and cap of each level. @param level the member's own. */
export function CashbackTerms({ level: own }: { readonly level: number }) {
  const { t, i18n } = useTranslation('cashback');
  const brand = useBrand();
  const current = levelOf(brand, own).name;
  return (
    <Card aria-label={t('terms.title')}>
      <Head>{t('terms.title')}</Head>
      <Rules>
        <li>{t('terms.day')}</li>
        <li>{t('terms.time')}</li>
        <li>{t('terms.keep')}</li>
      </Rules>
      <Ladder>
        {ladderLevels(brand).map(({ key, level }) => (
          <li key={key} data-current={level.name === current || undefined} data-edit={`/levels/${key}`}>
            <LevelMedal level={key} size={36} />
            <span>
              {i18n.language === 'th' ? level.label.th : level.label.en}
              {level.name === current && <small>{t('terms.own')}</small>}
            </span>
            <span>
              <strong>{t('percent', { percent: level.lostPercent })}</strong>
              <small>
                {level.maxAmount === null
                  ? t('terms.noCap')
                  : t('terms.cap', { amount: formatMoney(level.maxAmount, { whole: true }) })}
              </small>
            </span>
          </li>
        ))}
      </Ladder>
    </Card>
  );
}

const Head = styled.h2`
  margin-bottom: 8px;
  ${text('lead', 'bold')}
`;

const Rules = styled.ul`
  display: grid;
  gap: 4px;
  margin-bottom: 12px;
  padding-left: 20px;
  color: var(--text-muted);
  list-style: disc;
  ${text('small')}
`;

const Ladder = styled.ol`
  display: grid;
  gap: 4px;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding: 8px 12px;
    border: 1px solid transparent;
    border-radius: var(--radius-m);
  }
  li[data-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  span:last-child {
    text-align: right;
  }
  small {
    display: block;
    color: var(--text-muted);
    ${text('micro')}
  }
`;
