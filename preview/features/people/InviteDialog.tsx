import { useId, useState } from 'react';
import type { StaffRole } from '#schemas/api/callSpec';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Dialog } from '@staff/ui/Dialog';
import { Form } from '@staff/ui/Form';
import { type Choice, Select } from '@staff/ui/Select';
import { TextField } from '@staff/ui/TextField';
import { LinkOnce } from './LinkOnce';
import { EVERY_BRAND, useInviteMutation } from '@studio/core/api/peopleApi';
import { RoleSelect } from './RoleSelect';

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
