import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { NumberField } from '@backoffice/ui/Field';
import { type DeskSettings, type DryRun, useDryRunTiersMutation } from '@desk/core/settingsApi';
import { Card, Facts } from '@desk/features/evidence/Facts';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  readonly brandId: string;
  readonly tiers: DeskSettings['tiers'];
  readonly hasDryRun: boolean;
}

const MOST = 99_999_999;

/** Who approves a withdrawal by its amount, and what other amounts would have done last month. */
export function Tiers({ brandId, tiers, hasDryRun }: Props) {
  const t = useTexts('settings');
  const { automaticUpTo, secondPersonAbove } = tiers;
  const baht = (amount: number) => t('baht', { amount: formatMoney(amount, { whole: true }) });
  return (
    <Card title={t('tiers')}>
      <Facts
        facts={[
          [t('tiers.automatic'), automaticUpTo === 0 ? t('tiers.never') : baht(automaticUpTo)],
          [t('tiers.second'), secondPersonAbove === 0 ? t('tiers.onlyOne') : baht(secondPersonAbove)],
        ]}
      />
      {hasDryRun && <TryOut brandId={brandId} tiers={tiers} />}
    </Card>
  );
}

function TryOut({ brandId, tiers }: Omit<Props, 'hasDryRun'>) {
  const t = useTexts('settings');
  const [automaticUpTo, setAutomatic] = useState<number | null>(tiers.automaticUpTo);
  const [secondPersonAbove, setSecond] = useState<number | null>(tiers.secondPersonAbove);
  const [run, { data, error, isLoading }] = useDryRunTiersMutation();
  const [tried, setTried] = useState('');
  const typed = `${automaticUpTo ?? 0} ${secondPersonAbove ?? 0}`;
  const isValid = [automaticUpTo, secondPersonAbove].every(
    (amount) => amount === null || (Number.isInteger(amount) && amount >= 0 && amount <= MOST),
  );
  return (
    <Try
      aria-label={t('try')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid) return;
        setTried(typed);
        void run({
          ...{ brandId, automaticUpTo: automaticUpTo ?? 0, secondPersonAbove: secondPersonAbove ?? 0 },
        });
      }}
    >
      <h4>{t('try')}</h4>
      <p>{t('try.hint')}</p>
      <Row>
        <NumberField
          label={t('try.automatic')}
          min={0}
          max={MOST}
          value={automaticUpTo}
          onChange={setAutomatic}
        />
        <NumberField
          label={t('try.second')}
          min={0}
          max={MOST}
          value={secondPersonAbove}
          onChange={setSecond}
        />
        <Button type="submit" icon={FlaskConical} pending={isLoading} disabled={!isValid}>
          {t('try.run')}
        </Button>
      </Row>
      <ErrorNotice error={error} />
      <div role="status">{data && tried === typed && <Outcome outcome={data} />}</div>
    </Try>
  );
}

function Outcome({ outcome }: { readonly outcome: DryRun }) {
  const t = useTexts('settings');
  const e = useTexts('evidence');
  const { total, automatic, onePerson, twoPeople, reasons } = outcome;
  if (total === 0) return <p>{t('try.none')}</p>;
  const n = (count: number) => count.toLocaleString('en-US');
  return (
    <>
      <strong>{t('try.result', { total: n(total), automatic: n(automatic) })}</strong>
      <p>{t('try.people', { one: n(onePerson), two: n(twoPeople) })}</p>
      {reasons.length > 0 && (
        <Why>
          <span>{t('try.why')}</span>
          {reasons.map(({ reason, count }) => (
            <Badge key={reason}>
              {e(`manual.${reason}`)} {n(count)}
            </Badge>
          ))}
        </Why>
      )}
    </>
  );
}

const Try = styled.form`
  display: grid;
  gap: 8px;
  padding-top: 12px;
  border-top: 1px solid var(--s-line);

  h4 {
    font-size: 14px;
  }
  p {
    color: var(--s-muted);
    font-size: 13px;
  }
  [role='status'] {
    display: grid;
    gap: 6px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;

  & > div {
    flex: 0 1 220px;
  }
`;

const Why = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  color: var(--s-muted);
  font-size: 13px;
`;
