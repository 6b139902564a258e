import { Stack } from '@backoffice/ui/Stack';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Badge } from '@backoffice/ui/Badge';
import { Button, CopyButton } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Notice } from '@backoffice/ui/Notice';
import { NumberField, TextField } from '@backoffice/ui/Field';
import { useView, writeView } from '@studio/core/browser/view';
import { moment } from '@backoffice/i18n/bangkokTime';
import {
  type ShareRow,
  useGetSharesQuery,
  useRevokeShareMutation,
  useShareMutation,
} from '@studio/core/api/publishApi';

/** Creates a link that shows the current draft and view to people without an account. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('publish');
  const { view } = useView();
  const open = useStudioSelector(selectOpen);
  const [note, setNote] = useState('');
  const [days, setDays] = useState<number | null>(7);
  const [share, { data: made, isLoading, error }] = useShareMutation();
  if (!open) return null;
  const { brandId, saved, status } = open;
  const isGood = days !== null && Number.isInteger(days) && days >= 1 && days <= 30;
  const make = () => {
    if (isGood)
      void share({
        brandId,
        draftVersion: saved.version,
        view: writeView({ ...view, step: 'none' }).toString(),
        note,
        days,
      });
  };
  return (
    <Dialog title={t('share.title')} text={t('share.text')} onClose={onClose} width={560}>
      <Stack $gap={4}>
        <ErrorNotice error={error} />
        <Row>
          <TextField
            label={t('share.note')}
            placeholder={t('share.noteHint')}
            value={note}
            maxLength={200}
            onChange={setNote}
          />
          <Stack $w={84}>
            <NumberField label={t('share.days')} value={days} min={1} max={30} onChange={setDays} />
          </Stack>
          <Button
            variant="primary"
            icon={Link2}
            pending={isLoading}
            disabled={!isGood || status !== 'saved'}
            onClick={make}
          >
            {t('share.make')}
          </Button>
        </Row>
        {made && <MadeLink token={made.token} />}
        <Links brandId={brandId} />
      </Stack>
    </Dialog>
  );
}

function MadeLink({ token }: { readonly token: string }) {
  const t = useTexts('publish');
  const address = `${location.origin}/share#${token}`;
  return (
    <Notice tone="success" live action={<CopyButton text={address} />}>
      <p>{t('share.made')}</p>
      <Address>{address}</Address>
    </Notice>
  );
}

function Links({ brandId }: { readonly brandId: string }) {
  const t = useTexts('publish');
  const { data = [] } = useGetSharesQuery({ brandId });
  if (data.length === 0) return null;
  return (
    <section aria-label={t('share.list')}>
      <h3>{t('share.list')}</h3>
      <ul>
        {data.map((row) => (
          <LinkLine key={row.uuid} row={row} brandId={brandId} />
        ))}
      </ul>
    </section>
  );
}

function LinkLine({ row, brandId }: { readonly row: ShareRow; readonly brandId: string }) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  const [revoke, { isLoading }] = useRevokeShareMutation();
  const [now] = useState(() => Date.now());
  const isOver = Date.parse(row.expiresAt) <= now;
  return (
    <Line>
      <div>
        {row.note || t('share.noNote')}
        <small>
          {row.createdBy} · {t('share.until', { at: moment(row.expiresAt, language) })}
        </small>
      </div>
      {row.revokedAt !== null || isOver ? (
        <Badge>{t(row.revokedAt === null ? 'share.expired' : 'share.revoked')}</Badge>
      ) : (
        <Button size="s" pending={isLoading} onClick={() => void revoke({ brandId, uuid: row.uuid })}>
          {t('share.revoke')}
        </Button>
      )}
    </Line>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: end;
  flex-wrap: wrap;
  & > :first-child {
    flex: 1 1 200px;
  }
`;

const Address = styled.code`
  display: block;
  font-family: var(--s-mono);
  font-size: 12px;
  overflow-wrap: anywhere;
`;

const Line = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 0;
  border-top: 1px solid var(--s-line);
  & small {
    display: block;
    color: var(--s-muted);
    font-size: 13px;
  }
`;
