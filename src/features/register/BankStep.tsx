import styled from 'styled-components';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { useErrorText } from '@/i18n/errorText';
import { bangkokDay } from '#core/time/bangkok';
import { Button } from '@/ui/Button';
import { FormBirthDate } from '@/ui/form/FormBirthDate';
import { FormDigits, formField } from '@/ui/form/fields';
import { bankByCode } from '#schemas/common/banks';
import { AccountName, useAccountName } from './AccountName';
import { BankGrid } from './BankGrid';
import {
  type BankField,
  type BankValues,
  banksToOffer,
  checkBank,
  mostDigits,
  readAccount,
} from './bankRules';
import { CheckedHelp, useAvailability, accountKey, useChecks } from './CheckedHelp';
import { StepForm, stepResolver, useProblemText, useRefusal } from './StepForm';
import type { Refusal } from './rejection';

interface Props {
  readonly initial: BankValues;
  readonly refusal: Refusal<BankField> | null;
  /** Stores the typed values. */
  readonly onBack: (values: BankValues) => void;
  readonly onSubmit: (values: BankValues) => Promise<void>;
  /** Shown above the buttons: why the last attempt failed. */
  readonly children: ReactNode;
}

const FormBank = formField(BankGrid, 'onChange');

/** Step 2: the account for withdrawals. */
export function BankStep({ initial, refusal, onBack, onSubmit, children }: Props) {
  const { t } = useTranslation('register');
  const { flags, legal } = useBrand();
  const [today] = useState(() => bangkokDay(Date.now()));
  const age = flags.responsiblePlay ? { minimumAge: legal.minimumAge, today } : null;
  const problemText = useProblemText();
  const textOf = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const isByHand = useRef(false);
  const isWallet = (bankName: string) => bankName === 'TRUEMONEY';
  const { control, handleSubmit, setFocus, setValue, getValues } = useForm<BankValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: stepResolver(
      (typed) => checkBank(typed, age),
      (problem, field) =>
        problem === 'AGE_UNDER'
          ? textOf({ code: problem, params: { n: legal.minimumAge } })
          : problemText(problem, labels[field]),
    ),
  });
  const values = useWatch({ control }) as BankValues;
  const labels = {
    bankName: t('bank.bank'),
    bankId: isWallet(values.bankName) ? t('bank.wallet') : t('bank.number'),
    name: t('bank.name'),
    birthDate: t('bank.birthDate'),
    depositLimit: t('bank.limit'),
  };
  const account = readAccount(values);
  const availability = useAvailability(account && accountKey(account), useChecks().bankAccount);
  const { lookup, fetchName } = useAccountName(account);
  const refused = useRefusal(refusal, setFocus);

  /** Looks up the account in the form, once, and fills in its owner's name. */
  const settleAccount = async () => {
    const current = readAccount(getValues());
    const key = current && accountKey(current);
    const isKnown = lookup.state !== 'unasked' && lookup.state !== 'looking';
    if (!current || (isKnown && account && key === accountKey(account))) return;
    availability.check();
    const name = await fetchName(current);
    const still = readAccount(getValues());
    if (!still || accountKey(still) !== key) return;
    // A typed name is preserved; one that was filled in for another account is cleared.
    if (name !== null || !isByHand.current) setValue('name', name ?? '', { shouldValidate: name !== null });
    isByHand.current = name === null;
  };
  /** A number of maximum length is checked before its field loses focus. */
  const settleWhenFull = () => {
    const { bankName, bankId } = getValues();
    if (bankId.length === mostDigits(bankName)) void settleAccount();
  };

  const send = handleSubmit(async (typed) => {
    if ((await availability.settle()) === 'taken') setFocus('bankId');
    else await onSubmit(typed);
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    await settleAccount();
    await send();
    setBusy(false);
  };

  const bank = bankByCode(values.bankName);
  const reason = lookup.state === 'failed' ? textOf(lookup.error) : undefined;
  return (
    <StepForm
      title={t('bank.title')}
      lead={t('bank.lead')}
      announce
      onSubmit={submit}
      action={
        <Buttons>
          <Button variant="secondary" size="large" onClick={() => onBack(getValues())}>
            {t('bank.back')}
          </Button>
          <Button
            type="submit"
            size="large"
            full
            pending={isBusy}
            disabled={availability.verdict === 'taken'}
          >
            {t('bank.submit')}
          </Button>
        </Buttons>
      }
    >
      <div onChange={settleAccount}>
        <FormBank
          control={control}
          name="bankName"
          label={labels.bankName}
          banks={banksToOffer(flags.trueWallet)}
          error={refused('bankName', values.bankName)}
        />
      </div>
      <div onChange={settleWhenFull} onBlur={settleAccount}>
        <FormDigits
          control={control}
          name="bankId"
          label={labels.bankId}
          maxDigits={mostDigits(values.bankName)}
          help={
            <CheckedHelp verdict={availability.verdict} warning={reason}>
              {bank && t('bank.number.hint', { lengths: lengthsText(bank.lengths) })}
            </CheckedHelp>
          }
          error={
            availability.verdict === 'taken'
              ? problemText('BANK_USED', labels.bankId)
              : refused('bankId', values.bankId)
          }
        />
      </div>
      <AccountName control={control} lookup={lookup} error={refused('name', values.name)} />
      {age && (
        <FormBirthDate
          control={control}
          name="birthDate"
          label={labels.birthDate}
          autoComplete="bday"
          help={t('bank.birthDate.hint')}
          error={refused('birthDate', values.birthDate)}
        />
      )}
      {age && (
        <FormDigits
          control={control}
          name="depositLimit"
          label={labels.depositLimit}
          maxDigits={8}
          help={t('bank.limit.hint')}
        />
      )}
      {children}
      <Small>{t('bank.age', { age: legal.minimumAge })}</Small>
    </StepForm>
  );
}

/** The allowed digits: `10`, or `10–15`. */
function lengthsText(lengths: readonly number[]): string {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return least === most ? String(most) : `${least}–${most}`;
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`;
