import { Stack } from '@backoffice/ui/Stack';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { useState, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { audiences } from '#schemas/api/announcement';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { WhenField } from '@studio/features/publish/WhenField';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { useNotify } from '@backoffice/ui/Notice';
import { Select } from '@backoffice/ui/Select';
import { Switch } from '@backoffice/ui/Switch';
import { TextField } from '@backoffice/ui/Field';
import { useAnnounceMutation } from '@studio/core/api/announcementsApi';
import {
  emptyAnnouncement,
  announcementBody,
  type AnnouncementForm,
  type AnnouncementProblem,
  announcementProblem,
} from './announcementForm';
import type { BrandFile } from '#schemas/brand/brandFile';
import { type PreviewState, initialState } from '#schemas/preview/state';
import { resolve } from '#core/brand/resolve';
import { useGetDefaultsQuery, useGetWorkspaceQuery } from '@studio/core/api/brandsApi';
import { LoneFrame } from '@studio/features/canvas/DeviceFrame';
import { Skeleton } from '@backoffice/ui/Loading';
import { devices } from '@studio/core/browser/view';

interface Props {
  readonly brandId: string;
  readonly onClose: () => void;
}

/** Writes an announcement while the real member app shows it. Escape does not throw away what was written. */
export function AnnounceDialog({ brandId, onClose }: Props) {
  const notify = useNotify();
  const t = useTexts('announcements');
  const u = useTexts('ui');
  const [form, setForm] = useState<AnnouncementForm>(emptyAnnouncement);
  const [problem, setProblem] = useState<AnnouncementProblem | null>(null);
  const [announce, { isLoading, error }] = useAnnounceMutation();
  const change = (part: Partial<AnnouncementForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  const wrong = (name: AnnouncementProblem) => (problem === name ? t(`wrong.${name}`) : undefined);

  const send = async () => {
    const found = announcementProblem(form, Date.now());
    setProblem(found);
    if (found !== null) return;
    const answer = await announce({ brandId, ...announcementBody(form) });
    if (answer.error) return;
    notify(t(form.start.later ? 'scheduled' : 'announced'));
    onClose();
  };
  return (
    <Dialog
      title={t('write')}
      width={760}
      isFirm
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{u('cancel')}</Button>
          <Button variant="primary" pending={isLoading} onClick={() => void send()}>
            {t(form.start.later ? 'schedule' : 'send')}
          </Button>
        </>
      }
    >
      <Sides>
        <Stack $gap={3}>
          <ErrorNotice error={error} />
          <TextField
            label={t('field.title')}
            maxLength={200}
            value={form.title}
            error={wrong('title')}
            onChange={(title) => change({ title })}
          />
          <TextField
            label={t('field.detail')}
            rows={4}
            maxLength={2_000}
            value={form.detail}
            onChange={(detail) => change({ detail })}
          />
          <TextField
            label={t('field.titleEn')}
            help={t('field.titleEnHelp')}
            maxLength={200}
            value={form.titleEn}
            error={wrong('titleEn')}
            onChange={(titleEn) => change({ titleEn })}
          />
          <TextField
            label={t('field.detailEn')}
            rows={3}
            maxLength={2_000}
            value={form.detailEn}
            onChange={(detailEn) => change({ detailEn })}
          />
          <TextField
            label={t('field.link')}
            type="url"
            placeholder="https://"
            maxLength={500}
            value={form.link}
            error={wrong('link')}
            onChange={(link) => change({ link })}
          />
          <Select
            label={t('field.audience')}
            value={form.audience}
            choices={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
            onChange={(audience) => change({ audience })}
          />
          <Switch label={t('field.popup')} checked={form.popup} onChange={(popup) => change({ popup })} />
          <WhenField value={form.start} onChange={(start) => change({ start })} />
          <TextField
            label={t('field.end')}
            type="datetime-local"
            help={t('field.endHelp')}
            value={form.end}
            error={wrong('end')}
            onChange={(end) => change({ end })}
          />
        </Stack>
        <AnnouncementsPreview brandId={brandId} form={form} />
      </Sides>
    </Dialog>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 24px;

  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface AnnouncementsPreviewProps {
  readonly brandId: string;
  readonly form: AnnouncementForm;
}

const SCALE = 0.58;
const size = devices['phone-390'];
/** A pause in typing after which the member app is mounted with the new text, in ms. */
const PAUSE = 500;

/** The announcement as readers see it: in the ticker, or as a popup on the member's dashboard. */
function AnnouncementsPreview({ brandId, form }: AnnouncementsPreviewProps) {
  const t = useTexts('announcements');
  const { language } = useLanguage();
  const { data: defaults } = useGetDefaultsQuery();
  const { currentData: workspace } = useGetWorkspaceQuery({ brandId });
  const brand = useMemo(
    () => defaults && workspace && resolve(defaults, workspace.published.file as unknown as BrandFile).brand,
    [defaults, workspace],
  );
  const { title, detail, titleEn, detailEn, link, popup, audience } = useDebounced(form, PAUSE);
  const news = useMemo(
    () => ({
      title: title.trim() || t('preview.title'),
      detail: detail.trim(),
      titleEn: titleEn.trim() || null,
      detailEn: detailEn.trim() || null,
      link: link.trim() || null,
    }),
    [title, detail, titleEn, detailEn, link, t],
  );
  const isForVisitors = audience === 'PUBLIC';
  const state = useMemo((): PreviewState => {
    if (isForVisitors) return initialState;
    return { ...initialState, member: 'level-2', news: popup ? 'popup' : 'none' };
  }, [isForVisitors, popup]);
  if (!brand) return <Skeleton $h={size.height * SCALE} />;
  return (
    <LoneFrame
      key={String(isForVisitors)}
      title={t('preview')}
      note={t(popup && !isForVisitors ? 'preview.popup' : 'preview.strip')}
      brand={brand}
      state={state}
      news={news}
      language={language}
      route={isForVisitors ? '/' : '/auth/dashboard'}
      size={size}
      scale={SCALE}
    />
  );
}

/** A debounced value. */
function useDebounced<T>(value: T, pause: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
