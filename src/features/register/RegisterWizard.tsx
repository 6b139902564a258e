import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ApiError } from '@/api/apiError';
import { useErrorText } from '@/i18n/useErrorText';
import { Notice } from '@/ui/Notice';
import { Stepper } from '@/ui/Stepper';
import { AccountStep } from './AccountStep';
import { emptyAccount } from './accountRules';
import { BankStep } from './BankStep';
import { type BankValues, emptyBank } from './bankRules';
import type { Campaign } from './campaign';
import { InviterLine } from './InviterLine';
import { useRegisterMutation } from './registerApi';
import { toBody } from './registerBody';
import { hasFields, readRejection, type Rejection } from './rejection';
import { useInviter } from './useInviter';

interface Props {
  readonly campaign: Campaign;
  /** The member exists; whether the answer opened a session too. */
  readonly onRegistered: (isLoggedIn: boolean) => void;
}

/** Registration in two steps (PUB-02). Going back keeps what was typed; a refusal opens the step it is about. */
export function RegisterWizard({ campaign, onRegistered }: Props) {
  const { t } = useTranslation('register');
  const textOf = useErrorText();
  const [place, setPlace] = useState({ step: 0, isFirstSight: true });
  const [account, setAccount] = useState(emptyAccount);
  const [bank, setBank] = useState(emptyBank);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const [register] = useRegisterMutation();
  const { inviter, afCode } = useInviter(campaign.afCode);

  const go = (step: number) => setPlace({ step, isFirstSight: false });

  const submit = async (typed: BankValues) => {
    setBank(typed);
    setRejection(null);
    const isDenied = rejection?.error.code === 'INVITER_NOT_FOUND';
    const answer = await register(
      toBody(account, typed, { ...campaign, afCode: isDenied ? undefined : afCode }),
    );
    if (!answer.error) {
      onRegistered(answer.data !== null);
      return;
    }
    const refused = readRejection(answer.error as ApiError, account, typed);
    setRejection(refused);
    if (hasFields(refused.account)) go(0);
  };

  return (
    <Steps>
      <Stepper steps={[t('steps.account'), t('steps.bank')]} current={place.step} />
      <InviterLine inviter={inviter} />
      {place.step === 0 ? (
        <AccountStep
          initial={account}
          refusal={rejection?.account ?? null}
          announce={!place.isFirstSight}
          onNext={(typed) => {
            setAccount(typed);
            go(1);
          }}
        />
      ) : (
        <BankStep
          initial={bank}
          refusal={rejection?.bank ?? null}
          onBack={(typed) => {
            setBank(typed);
            go(0);
          }}
          onSubmit={submit}
        >
          {rejection && !hasFields(rejection.bank) && (
            <Notice tone="danger">{textOf(rejection.error)}</Notice>
          )}
        </BankStep>
      )}
    </Steps>
  );
}

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
