import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/lib/copyText';
import { Button } from './Button';
import { Check, Copy } from './icons';

/** Milliseconds for which the button confirms the copy. */
const TELL_FOR = 2000;

interface Props {
  readonly value: string;
  /** Names the copied value where there are several: คัดลอกเลขบัญชี. */
  readonly label?: string | undefined;
}

/** Copies a value and confirms it in place. */
export function CopyButton({ value, label }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TELL_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon size={18} aria-hidden="true" />}
        onClick={() => void copyText(value).then(setCopied)}
      >
        {copied ? t('copied') : (label ?? t('action.copy'))}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && t('copied')}
      </span>
    </>
  );
}
