import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { promptPayPattern, promptPayPayload } from '#core/money/promptPay';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { ArrowDownToLine } from '@/ui/icons';
import { QrCode } from '@/ui/QrCode';
import type { ReceivingBank } from './depositApi';
import { useSaveQr } from './useSaveQr';

interface Props {
  readonly bank: ReceivingBank;
  /** The exact amount to transfer. */
  readonly baht: number;
}

/** The PromptPay QR code of a transfer, with the exact amount; nothing where the account has no PromptPay id. */
export function PromptPayQr({ bank, baht }: Props) {
  const satang = Math.round(baht * 100);
  if (!bank.promptPay || !promptPayPattern.test(bank.promptPay) || satang < 1) return null;
  const payload = promptPayPayload(bank.promptPay, satang);
  return <Code payload={payload} baht={baht} name={bank.accountName ?? ''} />;
}

interface CodeProps {
  readonly payload: string;
  readonly baht: number;
  readonly name: string;
}

function Code({ payload, baht, name }: CodeProps) {
  const { t } = useTranslation(['deposit', 'common']);
  const amount = `${formatMoney(baht)} ${t('common:baht')}`;
  const label = t('qr.label', { amount });
  const lines = { title: t('qr.title'), name, amount };
  const { save, dialog } = useSaveQr(payload, lines, `promptpay-${baht.toFixed(2)}.png`, label);
  return (
    <Box aria-label={t('qr.title')}>
      <Title>{t('qr.title')}</Title>
      <QrCode value={payload} label={label} />
      <Help>{t('qr.help')}</Help>
      <Button
        variant="secondary"
        icon={<ArrowDownToLine size={18} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {t('qr.save')}
      </Button>
      {dialog}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 16px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  text-align: center;
`;

const Title = styled.h2`
  ${text('body', 'bold')}
`;

const Help = styled.p`
  color: var(--text-muted);
  text-wrap: balance;
  ${text('small')}
`;
