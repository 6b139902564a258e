import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '@/lib/copyText';
import { useUiTexts } from '@staff/i18n/hooks';
import { Button } from './Button';
import type { ButtonVariant, ControlSize } from './buttonStyles';

interface Props {
  readonly text: string;
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ControlSize;
}

/** Copies `text` to the clipboard and confirms it. */
export function CopyButton({ text, label, ...look }: Props) {
  const t = useUiTexts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      {...look}
      icon={<Icon size={14} aria-hidden="true" />}
      onClick={() => void copyText(text).then(setCopied)}
    >
      <span aria-live="polite">{isCopied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}
