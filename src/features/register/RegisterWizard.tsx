import styled from 'styled-components';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { ProofNotice } from '@/api/ProofNotice';
import { useErrorText } from '@/i18n/errorText';
import { useFeature } from '@/brand/useBrand';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { Stepper } from '@/ui/Stepper';
import { AccountStep } from './AccountStep';
import { emptyAccount, toAccount } from './accountRules';
import { BankStep } from './BankStep';
import { type BankValues, emptyBank } from './bankRules';
import { type Campaign, type Body, toBody } from './registerBody';
import { InviterLine, useInviter } from './InviterLine';
import { useRegisterMutation } from './registerApi';
import { lazyPart } from '@/lib/lazyPart';
import { hasFields, isTaken, mayBeMade, readRejection, type Rejection } from './rejection';

/** Loaded by brands that verify phone numbers. */
const VerifyStep = lazyPart(async () => (await import('./VerifyStep')).VerifyStep);

interface Props {
  readonly campaign: Campaign;
  /** Logs in with the typed credentials. @returns whether there is such a member. */
  readonly logIn: (account: Pick<Body, 'username' | 'password'>) => Promise<boolean>;
  /** The member exists; `isLoggedIn` tells whether the response also opened a session. */
  readonly onRegistered: (isLoggedIn: boolean) => void;
}

/** A phone number that was verified in this form. */
interface Verified {
  readonly phone: string;
  readonly phoneTicket: string;
}

/**
 * Registration in two steps. Going back preserves typed values; a refusal opens the step that contains the refused
 * field. A request with a lost response may have created the member, so after a refused retry a log-in with the same
 * credentials decides.
 */
export function RegisterWizard({ campaign, logIn, onRegistered }: Props) {
  const { t } = useTranslation('register');
  const textOf = useErrorText();
  const [place, setPlace] = useState({ step: 0, isFirstSight: true });
  const [account, setAccount] = useState(emptyAccount);
  const [bank, setBank] = useState(emptyBank);
  const verifies = useFeature('verifyPhone');
  const [verified, setVerified] = useState<Verified | null>(null);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const isUnsure = useRef(false);
  const [register] = useRegisterMutation();
  const { inviter, afCode } = useInviter(campaign.afCode);

  const { phone } = toAccount(account);
  const isVerifying = place.step === 1 && verifies && verified?.phone !== phone;
  const go = (step: number) => setPlace({ step, isFirstSight: false });

  const submit = async (typed: BankValues) => {
    setBank(typed);
    setRejection(null);
    const isDenied = rejection?.error.code === 'INVITER_NOT_FOUND';
    const body = {
      ...toBody(account, typed, { ...campaign, afCode: isDenied ? undefined : afCode }),
      ...(verified && { phoneTicket: verified.phoneTicket }),
    };
    const answer = await register(body);
    if (!answer.error) {
      onRegistered(answer.data !== null);
      return;
    }
    const refused = readRejection(answer.error as ApiError, account, typed);
    if (isUnsure.current && isTaken(refused) && (await logIn(body))) {
      onRegistered(true);
      return;
    }
    isUnsure.current ||= mayBeMade(refused);
    setRejection(refused);
    if (refused.error.code === 'PHONE_UNVERIFIED') setVerified(null);
    if (hasFields(refused.account)) go(0);
  };

  return (
    <Steps>
      <Stepper
        steps={[t('steps.account'), ...(verifies ? [t('steps.verify')] : []), t('steps.bank')]}
        current={isVerifying ? 1 : place.step === 1 && verifies ? 2 : place.step}
      />
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
      ) : isVerifying ? (
        <Suspense fallback={<Skeleton $height="280px" />}>
          <VerifyStep
            phone={phone}
            onBack={() => go(0)}
            onVerified={(phoneTicket) => setVerified({ phone, phoneTicket })}
          />
        </Suspense>
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
          <ProofNotice />
          {rejection && !hasFields(rejection.bank) && (
            <Notice tone="danger">
              {rejection.error.unanswered ? t('unsure') : textOf(rejection.error)}
            </Notice>
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
