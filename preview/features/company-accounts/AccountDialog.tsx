import { Stack } from '@backoffice/ui/Stack';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { useId, useState } from 'react';
import { bankCodes, banks } from '#schemas/common/banks';
import { maxRequestBaht } from '#schemas/common/scalars';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Form, NumberField, TextField } from '@backoffice/ui/Field';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { Select } from '@backoffice/ui/Select';
import {
  type CompanyAccount,
  useAddAccountMutation,
  useChangeAccountMutation,
  useLimitAccountMutation,
} from '@studio/core/api/companyAccountsApi';
import { type AccountForm, type AccountProblem, accountProblem, digitsOf, emptyAccount } from './accountForm';

interface AddProps {
  readonly brandId: string;
  readonly onClose: () => void;
}

/** Proposes an account. Escape does not throw away what was written. */
export function AddAccountDialog({ brandId, onClose }: AddProps) {
  const [add, { isLoading, error }] = useAddAccountMutation();
  const { language } = useLanguage();
  const t = useTexts('companyAccounts');
  const choices = bankCodes.map((value) => ({ value, label: banks[value][language] }));
  const propose = async ({ bankName, bankId, accountName, promptPay, dailyLimit }: AccountForm) => {
    if (bankName === null) return false;
    const answer = await add({
      brandId,
      bankName,
      bankId: digitsOf(bankId),
      accountName: accountName.trim(),
      promptPay: digitsOf(promptPay) || null,
      dailyLimit,
    });
    return answer.error === undefined;
  };
  return (
    <ProposalDialog
      title={t('add')}
      start={emptyAccount}
      {...{ propose, isLoading, error, onClose }}
      fields={({ form, change, wrong }) => (
        <>
          <Select
            label={t('field.bankName')}
            value={form.bankName}
            choices={choices}
            error={wrong('bankName')}
            onChange={(bankName) => change({ bankName })}
          />
          <TextField
            label={t('field.bankId')}
            inputMode="numeric"
            maxLength={20}
            value={form.bankId}
            error={wrong('bankId')}
            onChange={(bankId) => change({ bankId })}
          />
        </>
      )}
      more={({ form, change, wrong }) => (
        <NumberField
          label={t('field.dailyLimit')}
          help={t('field.dailyLimitHelp')}
          min={1}
          max={maxRequestBaht}
          value={form.dailyLimit}
          error={wrong('dailyLimit')}
          onChange={(dailyLimit) => change({ dailyLimit })}
        />
      )}
    />
  );
}

interface AccountProps extends AddProps {
  readonly account: CompanyAccount;
}

/** Proposes another name or PromptPay id. The number stays: another number is another account. */
export function ChangeAccountDialog({ brandId, account, onClose }: AccountProps) {
  const [send, { isLoading, error }] = useChangeAccountMutation();
  const t = useTexts('companyAccounts');
  const start: AccountForm = {
    ...emptyAccount,
    bankName: bankCodes.find((code) => code === account.bankName) ?? null,
    bankId: account.bankId,
    accountName: account.accountName,
    promptPay: account.promptPay ?? '',
  };
  const propose = async ({ accountName, promptPay }: AccountForm) => {
    const body = { accountName: accountName.trim(), promptPay: digitsOf(promptPay) || null };
    return (await send({ brandId, uuid: account.uuid, ...body })).error === undefined;
  };
  return <ProposalDialog title={t('change')} {...{ start, propose, isLoading, error, onClose }} />;
}

interface Part {
  readonly form: AccountForm;
  readonly change: (part: Partial<AccountForm>) => void;
  readonly wrong: (name: AccountProblem) => string | undefined;
}

interface ProposalProps {
  readonly title: string;
  readonly start: AccountForm;
  /** Answers whether it succeeded. */
  readonly propose: (form: AccountForm) => Promise<boolean>;
  readonly isLoading: boolean;
  readonly error: Parameters<typeof ErrorNotice>[0]['error'];
  readonly onClose: () => void;
  /** Fields above and below the name and the PromptPay id. */
  readonly fields?: (part: Part) => React.ReactNode;
  readonly more?: (part: Part) => React.ReactNode;
}

function ProposalDialog({ title, start, propose, isLoading, error, onClose, fields, more }: ProposalProps) {
  const t = useTexts('companyAccounts');
  const u = useTexts('ui');
  const notify = useNotify();
  const formId = useId();
  const [form, setForm] = useState(start);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const change = (part: Partial<AccountForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  const wrong = (name: AccountProblem) => (problem === name ? t(`wrong.${name}`) : undefined);
  const send = async () => {
    const found = accountProblem(form);
    setProblem(found);
    if (found !== null || !(await propose(form))) return;
    notify(t('proposed'));
    onClose();
  };
  const part = { form, change, wrong };
  return (
    <Dialog
      title={title}
      width={440}
      isFirm
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{u('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={isLoading}>
            {t('propose')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void send()}>
        <Notice>{t('twoPeople')}</Notice>
        <ErrorNotice error={error} />
        {fields?.(part)}
        <TextField
          label={t('field.accountName')}
          help={t('field.accountNameHelp')}
          maxLength={200}
          value={form.accountName}
          error={wrong('accountName')}
          onChange={(accountName) => change({ accountName })}
        />
        <TextField
          label={t('field.promptPay')}
          help={t('field.promptPayHelp')}
          inputMode="numeric"
          maxLength={20}
          value={form.promptPay}
          error={wrong('promptPay')}
          onChange={(promptPay) => change({ promptPay })}
        />
        {more?.(part)}
      </Form>
    </Dialog>
  );
}

/** Sets what the account may receive in a day; in force at once. */
export function LimitDialog({ brandId, account, onClose }: AccountProps) {
  const t = useTexts('companyAccounts');
  const u = useTexts('ui');
  const notify = useNotify();
  const formId = useId();
  const [limit, { isLoading, error }] = useLimitAccountMutation();
  const [dailyLimit, setLimit] = useState(account.dailyLimit);
  const isWrong = dailyLimit !== null && dailyLimit <= 0;
  const send = async () => {
    if (isWrong || (await limit({ brandId, uuid: account.uuid, dailyLimit })).error) return;
    notify(t('limited'));
    onClose();
  };
  return (
    <Dialog
      title={t('limit')}
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{u('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={isLoading}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void send()}>
        <Stack $gap={3}>
          <ErrorNotice error={error} />
          <NumberField
            label={t('field.dailyLimit')}
            help={t('field.dailyLimitHelp')}
            min={1}
            max={maxRequestBaht}
            value={dailyLimit}
            error={isWrong ? t('wrong.dailyLimit') : undefined}
            onChange={setLimit}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
