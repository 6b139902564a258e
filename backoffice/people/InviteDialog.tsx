import { ErrorNotice } from '@backoffice/layout/Loaded';
import { useId, useState } from 'react';
import type { StaffRole } from '#schemas/api/staffPermissions';
import { readError } from '@backoffice/api/staffApi';
import { useErrorText, useLanguage, useTexts } from '@backoffice/i18n/texts';
import { Button, CopyButton } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Form, TextField } from '@backoffice/ui/Field';
import { type Choice, Select } from '@backoffice/ui/Select';
import {
  EVERY_BRAND,
  useInviteMutation,
  type Person,
  useOfferResetMutation,
} from '@backoffice/api/peopleApi';
import { RoleSelect } from './PersonRoles';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Notice } from '@backoffice/ui/Notice';
import { Stack } from '@backoffice/ui/Stack';

interface Props {
  readonly brands: readonly Choice[];
  readonly onClose: () => void;
}

/** One brand, not all of them: a role everywhere has to be chosen on purpose. */
const firstBrand = (brands: readonly Choice[]): string | null =>
  (brands.find(({ value }) => value !== EVERY_BRAND) ?? brands[0])?.value ?? null;

/** Makes an invitation; its link is shown once. */
export function InviteDialog({ brands, onClose }: Props) {
  const t = useTexts('people');
  const errorText = useErrorText();
  const [invite, { data, isLoading, error }] = useInviteMutation();
  const [email, setEmail] = useState('');
  const [brandId, setBrandId] = useState(() => firstBrand(brands));
  const [role, setRole] = useState<StaffRole>('editor');
  const failure = readError(error);
  const formId = useId();
  if (data)
    return <LinkOnce title={t('invite.ready', { email })} page="accept" {...data} onClose={onClose} />;
  const send = () => {
    if (brandId !== null) void invite({ email: email.trim(), brandId, role });
  };
  return (
    <Dialog
      title={t('invite.title')}
      width={420}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          pending={isLoading}
          disabled={!email.includes('@') || brandId === null}
        >
          {t('invite.submit')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={send}>
        <TextField
          label={t('login.email')}
          type="email"
          autoFocus
          value={email}
          onChange={setEmail}
          error={failure && errorText(failure)}
        />
        <Select label={t('people.brand')} value={brandId} choices={brands} onChange={setBrandId} />
        <RoleSelect label={t('invite.role')} value={role} onChange={setRole} />
      </Form>
    </Dialog>
  );
}

interface LinkOnceProps {
  readonly title: string;
  /** The page that takes the code up. */
  readonly page: 'accept' | 'reset';
  readonly code: string;
  readonly expiresAt: string;
  readonly onClose: () => void;
}

/** A link that gives access; shown once. Its code is in the fragment, which no server log sees. */
function LinkOnce({ title, page, code, expiresAt, onClose }: LinkOnceProps) {
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

interface ResetDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** A way back in for somebody who lost their password or their phone; nothing changes until they take it. */
export function ResetDialog({ person: { uuid, name, email }, onClose }: ResetDialogProps) {
  const t = useTexts('people');
  const [offer, { data, isLoading, error }] = useOfferResetMutation();
  const failure = readError(error);
  if (data) return <LinkOnce title={t('reset.ready', { email })} page="reset" {...data} onClose={onClose} />;
  return (
    <Dialog
      title={t('reset.ask', { name })}
      text={t('reset.text')}
      width={420}
      onClose={onClose}
      actions={
        <Button variant="primary" pending={isLoading} onClick={() => void offer({ uuid })}>
          {t('reset.make')}
        </Button>
      }
    >
      <ErrorNotice error={failure} />
    </Dialog>
  );
}
