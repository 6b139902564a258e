import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Brand } from '#schemas/brand/brand';
import { useBrand } from '@/brand/useBrand';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { Button } from '@/ui/Button';
import { FormPassword, FormPhone, FormText } from '@/ui/form/fields';
import {
  type AccountField,
  type AccountValues,
  checkAccount,
  normalizePhone,
  normalizeUsername,
  toAccount,
} from './accountRules';
import { CheckedHelp, useAvailability, useChecks } from './CheckedHelp';
import { StepForm, stepResolver, useProblemText, useRefusal } from './StepForm';
import type { Refusal } from './rejection';

interface Props {
  /** Values typed before, on return to this step. */
  readonly initial: AccountValues;
  /** Fields of this step that the server refused. */
  readonly refusal: Refusal<AccountField> | null;
  /** Whether the visitor returned to this step. */
  readonly announce: boolean;
  readonly onNext: (values: AccountValues) => void;
}

/** Step 1: phone, username and password. */
export function AccountStep({ initial, refusal, announce, onNext }: Props) {
  const { t } = useTranslation('register');
  const isLive = useIsHydrated();
  const brand = useBrand();
  const problemText = useProblemText();
  const labels = {
    phone: t('account.phone'),
    username: t('account.username'),
    password: t('account.password'),
    confirmPassword: t('account.confirm'),
  };
  const { control, handleSubmit, setFocus, formState } = useForm<AccountValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: stepResolver(
      (typed) => checkAccountFully(typed, brand),
      (problem, field) => problemText(problem, labels[field]),
    ),
  });
  const values = useWatch({ control }) as AccountValues;
  const checks = useChecks();
  const phone = useAvailability(normalizePhone(values.phone), checks.phone);
  const username = useAvailability(plausibleUsername(values), checks.username);
  const isTaken = phone.verdict === 'taken' || username.verdict === 'taken';
  const refused = useRefusal(refusal, setFocus);

  const next = handleSubmit(async (typed) => {
    const verdicts = await Promise.all([phone.settle(), username.settle()]);
    const taken = verdicts.indexOf('taken');
    if (taken >= 0) setFocus(taken === 0 ? 'phone' : 'username');
    else onNext(typed);
  });

  return (
    <StepForm
      title={t('account.title')}
      announce={announce}
      onSubmit={next}
      action={
        <Button
          type={isLive ? 'submit' : 'button'}
          aria-disabled={!isLive || undefined}
          size="large"
          full
          disabled={isTaken}
          pending={formState.isSubmitting}
        >
          {t('account.next')}
        </Button>
      }
    >
      <div onBlur={phone.check}>
        <FormPhone
          control={control}
          name="phone"
          label={labels.phone}
          help={<CheckedHelp verdict={phone.verdict}>{t('account.phone.hint')}</CheckedHelp>}
          error={
            phone.verdict === 'taken'
              ? problemText('PHONE_USED', labels.phone)
              : refused('phone', values.phone)
          }
        />
      </div>
      <div onBlur={username.check}>
        <FormText
          control={control}
          name="username"
          label={labels.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          help={<CheckedHelp verdict={username.verdict}>{t('account.username.hint')}</CheckedHelp>}
          error={
            username.verdict === 'taken'
              ? problemText('USERNAME_USED', labels.username)
              : refused('username', values.username)
          }
        />
      </div>
      <FormPassword
        control={control}
        name="password"
        label={labels.password}
        autoComplete="new-password"
        help={t('account.password.hint')}
        error={refused('password', values.password)}
      />
      <FormPassword
        control={control}
        name="confirmPassword"
        label={labels.confirmPassword}
        autoComplete="new-password"
        error={refused('confirmPassword', values.confirmPassword)}
      />
    </StepForm>
  );
}

/**
 * All rules of the step: passwords that attackers try first are refused by the server's rule, which is loaded once a
 * password is typed. Without it the server decides.
 */
async function checkAccountFully(
  values: AccountValues,
  { id, displayName }: Pick<Brand, 'id' | 'displayName'>,
) {
  const problems = checkAccount(values);
  if (problems.password) return problems;
  const { username, phone } = toAccount(values);
  const owner = { username, phone, brandId: id, brandName: displayName };
  const password = await import('#core/identity/passwordPolicy')
    .then(({ passwordProblem }) => passwordProblem(values.password, owner))
    .catch(() => undefined);
  return { ...problems, ...(password && { password }) };
}

/** The username as it would be sent, once it is valid. */
function plausibleUsername(values: AccountValues): string | null {
  return checkAccount(values).username ? null : normalizeUsername(values.username);
}
