import { useId, useState } from 'react';
import type { StaffRole } from '#schemas/api/staffPermissions';
import { rolesAllow, staffRoles } from '#schemas/api/staffPermissions';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { ErrorNotice, useReport } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Form, TextField } from '@backoffice/ui/Field';
import { Select } from '@backoffice/ui/Select';
import type { QueueKind } from '@desk/core/queueApi';
import { useTexts } from '@desk/i18n/texts';
import { type SavedView, useChangeViewMutation, useCreateViewMutation } from './viewApi';

interface Props {
  readonly kind: QueueKind;
  /** Views of the queue. */
  readonly views: readonly SavedView[];
  /** The filters that a new view saves. */
  readonly search: string;
  /** The view that is changed; null for a new one. */
  readonly view: SavedView | null;
  readonly onClose: () => void;
}

const NONE = '-';
/** Roles that see queues. */
const roles = staffRoles.filter((role) => rolesAllow([role], 'queues.work'));

/** Name of a view, who sees it, and for which role it opens first. */
export function ViewDialog({ kind, views, search, view, onClose }: Props) {
  const t = useTexts('queue');
  const u = useTexts('ui');
  const p = useTexts('people');
  const report = useReport();
  const formId = useId();
  const { data: brands = [] } = useGetBrandsQuery();
  const [create, created] = useCreateViewMutation();
  const [change, changed] = useChangeViewMutation();
  const [name, setName] = useState(view?.name ?? '');
  const [brandId, setBrandId] = useState(view?.shared?.brandId ?? NONE);
  const [role, setRole] = useState<StaffRole | typeof NONE>(view?.shared?.defaultRole ?? NONE);
  const typed = name.trim();
  const replaced = view ?? views.find((each) => each.isOwn && each.name === typed);
  const brand = brands.find((each) => each.brandId === brandId);
  const mayDefault = may(brand, 'people');
  const save = async () => {
    const content = {
      name: typed,
      search: view?.search ?? search,
      ...(brandId !== NONE && {
        shared: { brandId, ...(mayDefault && role !== NONE && { defaultRole: role }) },
      }),
    };
    const answer = await (replaced
      ? change({ uuid: replaced.uuid, ...content })
      : create({ kind, ...content }));
    if (report(answer, t('view.saved'))) onClose();
  };
  return (
    <Dialog
      title={t(view ? 'view.edit' : 'view.save')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{u('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={created.isLoading || changed.isLoading}
            disabled={typed === ''}
          >
            {t('view.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => typed !== '' && void save()}>
        <TextField
          label={t('view.name')}
          maxLength={60}
          value={name}
          onChange={setName}
          help={!view && replaced ? t('view.replaces') : undefined}
          autoFocus
        />
        <Select
          label={t('view.shared')}
          value={brandId}
          choices={[
            { value: NONE, label: t('view.onlyMe') },
            ...brands
              .filter((each) => may(each, 'queues.work'))
              .map((each) => ({ value: each.brandId, label: t('view.brand', { brand: each.displayName }) })),
          ]}
          onChange={setBrandId}
        />
        {mayDefault && (
          <Select
            label={t('view.default')}
            value={role}
            choices={[
              { value: NONE, label: t('view.noDefault') },
              ...roles.map((each) => ({ value: each, label: p(`role.${each}`) })),
            ]}
            onChange={setRole}
          />
        )}
        <ErrorNotice error={created.error ?? changed.error} />
      </Form>
    </Dialog>
  );
}
