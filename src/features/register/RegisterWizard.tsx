import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/apiError';
import { useErrorText } from '@/i18n/useErrorText';
import { Notice } from '@/ui/Notice';
import { Stepper } from '@/ui/Stepper';
import { AccountStep } from './AccountStep';
import { emptyAccount } from './accountStep';
import { BankStep } from './BankStep';
import { type BankValues, emptyBank } from './bankStep';
import type { Campaign } from './campaign';
import { InviterLine } from './InviterLine';
import { useRegisterMutation } from './registerApi';
import { readRejection } from './rejection';
import { toBody } from './registerBody';
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
  const [step, setStep] = useState<'account' | 'bank'>('account');
  const [hasMoved, setMoved] = useState(false);
  const [account, setAccount] = useState(emptyAccount);
  const [bank, setBank] = useState(emptyBank);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [register] = useRegisterMutation();
  const { inviter, afCode } = useInviter(campaign.afCode);
  const rejection = useMemo(() => failure && readRejection(failure), [failure]);

  const go = (next: typeof step) => {
    setStep(next);
    setMoved(true);
  };
  const submit = async (typed: BankValues) => {
    setBank(typed);
    setFailure(null);
    const answer = await register(toBody(account, typed, { ...campaign, afCode }));
    if (!answer.error) return onRegistered(answer.data !== null);
    const error = answer.error as ApiError;
    setFailure(error);
    if (Object.keys(readRejection(error).account).length > 0) go('account');
  };
