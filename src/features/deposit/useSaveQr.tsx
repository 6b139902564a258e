import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { toast } from '@/ui/toast';
import { lazyPart } from '@/lib/lazyPart';
import { drawQrImage, type QrImageLines, saveImage } from './saveQrImage';

const Dialog = lazyPart(async () => (await import('@/ui/Dialog')).Dialog);

interface SaveQr {
  readonly save: () => Promise<void>;
  /** The image to hold, where the browser cannot save it. */
  readonly dialog: ReactNode;
}

/** Saves a payment QR code as an image, with what it is for. @param label alternative text of the image. */
export function useSaveQr(payload: string, lines: QrImageLines, fileName: string, label: string): SaveQr {
  const { t } = useTranslation('deposit');
  const [image, setImage] = useState<string | null>(null);
  const save = async () => {
    const drawn = drawQrImage(payload, lines);
    const result = await saveImage(drawn, fileName);
    if (result === 'saved') toast.success(t('qr.saved'));
    if (result === 'refused') setImage(drawn.toDataURL('image/png'));
  };
  const dialog = image && (
    <Suspense fallback={null}>
      <Dialog title={t('qr.save')} onClose={() => setImage(null)}>
        <Help>{t('qr.hold')}</Help>
        <Image src={image} alt={label} />
      </Dialog>
    </Suspense>
  );
  return { save, dialog };
}

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
