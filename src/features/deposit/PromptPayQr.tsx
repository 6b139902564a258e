import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { promptPayPattern, promptPayPayload } from '#core/money/promptPay';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { ArrowDownToLine } from '@/ui/icons';
import { QrCode } from '@/ui/QrCode';
import { toast } from '@/ui/toast';
import type { ReceivingBank } from './depositApi';
import { drawQrImage, saveImage } from './saveQrImage';
import { lazyPart } from '@/lib/lazyPart';

const Dialog = lazyPart(async () => (await import('@/ui/Dialog')).Dialog);

interface Props {
  readonly bank: ReceivingBank;
  /** The exact amount to transfer. */
  readonly baht: number;
}

/** The PromptPay QR code of a transfer, with the exact amount; nothing where the account has no PromptPay id. */
export function PromptPayQr({ bank, baht }: Props) {
  const { t } = useTranslation(['deposit', 'common']);
  const [image, setImage] = useState<string | null>(null);
  const satang = Math.round(baht * 100);
  if (!bank.promptPay || !promptPayPattern.test(bank.promptPay) || satang < 1) return null;
  const payload = promptPayPayload(bank.promptPay, satang);
  const amount = `${formatMoney(baht)} ${t('common:baht')}`;

  const save = async () => {
    const lines = { title: t('qr.title'), name: bank.accountName ?? '', amount };
    const drawn = drawQrImage(payload, lines);
    const result = await saveImage(drawn, `promptpay-${(satang / 100).toFixed(2)}.png`);
    if (result === 'saved') toast.success(t('qr.saved'));
    if (result === 'refused') setImage(drawn.toDataURL('image/png'));
  };

  return (
    <Box aria-label={t('qr.title')}>
      <Title>{t('qr.title')}</Title>
      <QrCode value={payload} label={t('qr.label', { amount })} />
      <Help>{t('qr.help')}</Help>
      <Button
        variant="secondary"
        icon={<ArrowDownToLine size={18} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {t('qr.save')}
      </Button>
      {image && (
        <Suspense fallback={null}>
          <Dialog title={t('qr.save')} onClose={() => setImage(null)}>
            <Help>{t('qr.hold')}</Help>
            <Image src={image} alt={t('qr.label', { amount })} />
          </Dialog>
        </Suspense>
      )}
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

const Image = styled.img`
  display: block;
  width: 100%;
  max-width: 320px;
  margin: 12px auto 0;
  border-radius: var(--radius-m);
`;
