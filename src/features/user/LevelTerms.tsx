import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Brand, LevelKey } from '#schemas/brand/brand';
import { useBrand } from '@/brand/useBrand';
import { levelRequirement } from '#core/brand/levels';
import { formatMoney } from '@/lib/formatMoney';

interface Props {
  readonly number: number;
  readonly level: Brand['levels'][LevelKey];
}

/** Requirement, refund and withdrawal limit as text, naming the kind of limit that applies. */
export function LevelTerms({ number, level }: Props) {
  const { t, i18n } = useTranslation('ranking');
  const brand = useBrand();
  const whole = (baht: number) => formatMoney(baht, { whole: true });
  const { perDay, perTx, countPerDay } = level.withdraw;
  const text = i18n.language === 'th' ? level.text.th : level.text.en;
  return (
    <Terms>
      <li>{text.replace('{amount}', whole(levelRequirement(brand, number)))}</li>
      <li>
        {t('refund', { percent: level.lostPercent })}
        {level.maxAmount !== null && <span> · {t('refundCap', { amount: whole(level.maxAmount) })}</span>}
      </li>
      {perDay !== null && (
        <li>
          <Whole>{t('perDay', { amount: whole(perDay) })}</Whole>
          {countPerDay !== null && (
            <>
              {' '}
              <Whole>{t('countPerDay', { count: countPerDay })}</Whole>
            </>
          )}
        </li>
      )}
      {perTx !== null && <li>{t('perTx', { amount: whole(perTx) })}</li>}
    </Terms>
  );
}

/** Prevents line breaks within a daily amount or within the brackets. */
const Whole = styled.span`
  display: inline-block;
`;

const Terms = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--text-muted);
  font-size: 15px;

  li {
    position: relative;
    padding-left: 16px;
  }
  li::before {
    position: absolute;
    top: 0.7em;
    left: 0;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--accent);
    content: '';
  }
`;
