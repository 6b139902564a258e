import { useId, useState } from 'react';
import type { StaffRole } from '#schemas/api/callSpec';
import { readError } from '../api/readError';
import { useErrorText } from '../i18n/useErrorText';
import { useLanguage } from '../i18n/Language';
import { useTexts } from '../i18n/useTexts';
import { moment } from '../publish/bangkokTime';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Dialog } from '../ui/Dialog';
import { Form } from '../ui/Form';
import { Notice } from '../ui/Notice';
import { type Choice, Select } from '../ui/Select';
import { Stack } from '../ui/Stack';
import { TextField } from '../ui/TextField';
import { type Invitation, useInviteMutation } from './peopleApi';
import { RoleSelect } from './RoleSelect';

interface Props {
  readonly brands: readonly Choice[];
  readonly onClose: () => void;
}

/** Makes an invitation; its link is shown once. */
export function InviteDialog({ brands, onClose }: Props) {
  const t = useTexts('people');
  const errorText = useErrorText();
  const [invite, { data, isLoading, error }] = useInviteMutation();
  const [email, setEmail] = useState('');
  const [brandId, setBrandId] = useState(brands[0]?.value ?? null);
  const [role, setRole] = useState<StaffRole>('editor');
  const failure = readError(error);
  const formId = useId();
  if (data) return <Ready email={email} invitation={data} onClose={onClose} />;
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

interface ReadyProps {
  readonly email: string;
  readonly invitation: Invitation['data'];
  readonly onClose: () => void;
}

function Ready({ email, invitation, onClose }: ReadyProps) {
  const t = useTexts('people');
  const { language } = useLanguage();
  const link = `${location.origin}/accept#${invitation.code}`;
  return (
    <Dialog
      title={t('invite.ready', { email })}
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
        <Notice tone="warning">{t('invite.once', { at: moment(invitation.expiresAt, language) })}</Notice>
        <TextField
          label={t('invite.link')}
          value={link}
          onChange={() => undefined}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </Stack>
    </Dialog>
  );
}
