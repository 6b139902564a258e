import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { bankLabel } from '@/lib/formatIdentity';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { BankMark } from '@/ui/art/BankMark';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { KeyValue } from '@/ui/KeyValue';

/** The member's own account, which withdrawals go to. */
export interface PayoutAccount {
  /** Account holder, as registered. */
  readonly name: string | undefined;
  /** Bank code. */
  readonly bankName: string | undefined;
  /** Masked number. */
  readonly number: string;
}

interface Props {
  /** Whole baht to withdraw. */
  readonly amount: number;
  /** Whether the complete balance is withdrawn. */
  readonly isAll: boolean;
  readonly account: PayoutAccount | null;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirmation of amount and account before a withdrawal. */
export function WithdrawDialog({ amount, isAll, account, onConfirm, onClose }: Props) {
  const { t, i18n } = useTranslation('withdraw');
  return (
    <ConfirmDialog
      title={t(isAll ? 'confirm.titleAll' : 'confirm.title')}
      text={t('confirm.text')}
      confirmLabel={t('confirm.submit')}
      cancelLabel={t('confirm.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <AmountFigure centered>{formatMoney(amount)}</AmountFigure>
      {account && (
        <KeyValue
          rows={[
            {
              label: t('confirm.bank'),
              value: (
                <Bank>
                  <BankMark code={account.bankName} size={28} />
                  {bankLabel(account.bankName, i18n.language)}
                </Bank>
              ),
            },
            { label: t('confirm.name'), value: account.name ?? '–' },
            { label: t('confirm.number'), value: <Figures>{account.number}</Figures> },
          ]}
        />
      )}
    </ConfirmDialog>
  );
}

const Bank = styled.span`
  display: inline-grid;
  grid-template-columns: auto auto;
  align-items: center;
  gap: 0 8px;
  text-align: left;
`;

const Figures = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
