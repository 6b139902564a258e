import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { moment } from '@staff/i18n/bangkokTime';
import { Button } from '@staff/ui/Button';
import { CopyButton } from '@staff/ui/CopyButton';
import { Dialog } from '@staff/ui/Dialog';
import { Notice } from '@staff/ui/Notice';
import { Stack } from '@staff/ui/Stack';
import { TextField } from '@staff/ui/TextField';

interface Props {
  readonly title: string;
  /** The page that takes the code up. */
  readonly page: 'accept' | 'reset';
  readonly code: string;
  readonly expiresAt: string;
  readonly onClose: () => void;
}

/** A link that gives access; shown once. Its code is in the fragment, which no server log sees. */
export function LinkOnce({ title, page, code, expiresAt, onClose }: Props) {
  const t = useTexts('people');
  const { language } = useLanguage();
  const link = `${location.origin}/${page}#${code}`;
  return (
    <Dialog
      title={title}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('invite.done')}</Button>
          <CopyButton variant="primary" text={link} label={t('invite.copy')} />
        </>
      }
    >
      <Stack $gap={3}>
        <Notice tone="warning">{t('invite.once', { at: moment(expiresAt, language) })}</Notice>
        <TextField
          label={t(`link.${page}`)}
          value={link}
          onChange={() => undefined}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </Stack>
    </Dialog>
  );
}
