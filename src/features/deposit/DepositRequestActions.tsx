import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LinkButton } from '@/ui/LinkButton';
import { depositStatus } from './depositStatus';

export interface DepositRequestHandlers {
  readonly transferred: () => void;
  readonly cancel: () => Promise<void>;
  readonly startAgain: () => void;
  readonly isConfirming: boolean;
  /** Where to attach a slip; null where the brand does not accept slips. */
  readonly slipTo: string | null;
  readonly contactTo: string;
}

interface Props {
  readonly status: string;
  readonly actions: DepositRequestHandlers;
}

/** Actions that the request's status allows. */
export function DepositRequestActions({ status, actions }: Props) {
  const { t } = useTranslation('deposit');
  const [isAsking, setAsking] = useState(false);
  const { may } = depositStatus(status);
  return (
    <Stack>
      {may.includes('transferred') && (
        <Button size="large" full pending={actions.isConfirming} onClick={actions.transferred}>
          {t('action.transferred')}
        </Button>
      )}
      {may.includes('startAgain') && (
        <Button size="large" full onClick={actions.startAgain}>
          {t('action.startAgain')}
        </Button>
      )}
      {may.includes('contactStaff') && (
        <LinkButton to={actions.contactTo} variant="secondary" full>
          {t('action.contactStaff')}
        </LinkButton>
      )}
      {may.includes('attachSlip') && actions.slipTo && (
        <LinkButton to={actions.slipTo} variant="secondary" full>
          {t('action.attachSlip')}
        </LinkButton>
      )}
      {may.includes('cancel') && (
        <Button variant="ghost" full onClick={() => setAsking(true)}>
          {t('action.cancel')}
        </Button>
      )}
      {(status === 'SUCCESS' || status === 'CANCELLED') && (
        <>
          <LinkButton to="/auth/dashboard" size="large" full>
            {t('action.home')}
          </LinkButton>
          <Button variant="secondary" full onClick={actions.startAgain}>
            {t('action.another')}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('cancel.title')}
          text={t('cancel.text')}
          confirmLabel={t('cancel.confirm')}
          cancelLabel={t('cancel.keep')}
          tone="danger"
          onConfirm={actions.cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;

  &:empty {
    display: none;
  }
`;
