import { useMemo, useState } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { type BrandSummary, useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { useGetDefaultsQuery, useGetWorkspaceQuery } from '@studio/core/api/brandsApi';
import { useStudioSelector, useStudioDispatch } from '@studio/core/store/createStudioStore';
import { selectChanges } from '@studio/core/draft/selectBrand';
import { portable, applyToOtherBrand, type AppliedChanges } from '@studio/core/draft/applyToOtherBrand';
import { type Outcome, saveOtherDraft } from '@studio/core/store/saveOtherDraft';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { EmptyState } from '@backoffice/ui/Loading';
import { useView } from '@studio/core/browser/view';
import { sizeOf } from './Devices';
import { LeadFrame, OnceVisible } from './DeviceFrame';
import { type Size, Strip } from './Strip';

import type { BrandFile } from '#schemas/brand/brandFile';
import type { Change } from '#core/brand/diff';
import { may } from '@backoffice/api/staffApi';
import { useNotify } from '@backoffice/ui/Notice';
import { Check, TriangleAlert, Undo2, X } from 'lucide-react';
import { Badge } from '@backoffice/ui/Badge';
import { Button, IconButton } from '@backoffice/ui/Button';

/** Small enough to see several brands at once, in percent. */
const SMALL = 56;

/** The draft's changes on every brand at once, in step; each can take them into its own draft or be skipped. */
export function Wall({ brand }: { readonly brand: Brand }) {
  const t = useTexts('canvas');
  const { view, brandId } = useView();
  const { data: brands = [] } = useGetBrandsQuery();
  const all = useStudioSelector(selectChanges);
  const changes = useMemo(() => portable(all), [all]);
  const [device = 'phone-390'] = view.devices;
  const size = sizeOf(device, view.rotated);
  const scale = (view.zoom || SMALL) / 100;
  const place = { width: size.width * scale, height: size.height * scale };
  const others = brands.filter((other) => other.brandId !== brandId);
  return (
    <Strip wrap>
      {() => (
        <>
          <LeadFrame
            shown={{ id: brand.id, brand, state: view.state }}
            title={brand.displayName}
            note={`${t('wall.source')} · ${t('wall.changes', { count: changes.length })}`}
            size={size}
            scale={scale}
          />
          {others.map((other) => (
            <OnceVisible key={other.brandId} {...place}>
              <WallBrand summary={other} changes={changes} size={size} scale={scale} />
            </OnceVisible>
          ))}
          {changes.length === 0 && <EmptyState title={t('wall.empty')} text={t('wall.emptyHint')} />}
        </>
      )}
    </Strip>
  );
}

interface WallBrandProps {
  readonly summary: BrandSummary;
  readonly changes: readonly Change[];
  readonly size: Size;
  readonly scale: number;
}

/** Another brand with the change on trial, and the choice what to do about it. */
export function WallBrand({ summary, changes, size, scale }: WallBrandProps) {
  const notify = useNotify();
  const { brandId, displayName } = summary;
  const t = useTexts('canvas');
  const { view } = useView();
  const dispatch = useStudioDispatch();
  const { data: workspace } = useGetWorkspaceQuery({ brandId }, { refetchOnMountOrArgChange: true });
  const { data: defaults } = useGetDefaultsQuery();
  // A decision covers these changes; the next edit requires another.
  const [answered, setAnswered] = useState<{ readonly to: readonly Change[]; readonly answer: Answer }>();
  const answer = answered?.to === changes ? answered.answer : 'open';
  const file = workspace?.draft.file as BrandFile | undefined;
  const applied = useMemo(
    () =>
      file && defaults ? applyToOtherBrand(answer === 'skipped' ? [] : changes, file, defaults) : undefined,
    [file, defaults, changes, answer],
  );
  if (!applied) return null;

  const set = (next: Answer) => setAnswered({ to: changes, answer: next });
  const accept = async () => {
    set('saving');
    const { kind } = await saveOtherDraft(dispatch, brandId, applied.changes);
    set(kind);
    // The caption of a small frame is too narrow for text.
    if (kind !== 'saved')
      notify(t(`wall.${kind}`, { brand: displayName }), kind === 'conflict' ? 'warning' : 'danger');
  };
  return (
    <LeadFrame
      shown={{ id: brandId, brand: applied.brand, state: view.state }}
      title={displayName}
      note={
        changes.length > 0 && (
          <WallChoice
            brand={displayName}
            answer={answer}
            isOpen={may(summary, 'drafts.edit')}
            applied={applied}
            onAccept={() => void accept()}
            onAnswer={set}
          />
        )
      }
      size={size}
      scale={scale}
    />
  );
}

/** What was decided about a change on trial, and what came of it. */
export type Answer = 'open' | 'saving' | 'skipped' | Outcome['kind'];

interface WallChoiceProps {
  /** Name of the brand, for screen readers: there is such a choice for each. */
  readonly brand: string;
  readonly answer: Answer;
  /** Whether this person may change the brand at all. */
  readonly isOpen: boolean;
  readonly applied: AppliedChanges;
  readonly onAccept: () => void;
  /** Skips the change, or takes the skip back. */
  readonly onAnswer: (answer: 'skipped' | 'open') => void;
}

/** Accepts or skips a change for one brand, or explains why there is no choice. */
function WallChoice({ brand, answer, isOpen, applied, onAccept, onAnswer }: WallChoiceProps) {
  const t = useTexts('canvas');
  const { language } = useLanguage();
  if (answer === 'saved') return <Badge tone="success">{t('wall.accepted')}</Badge>;
  if (answer === 'skipped')
    return (
      <>
        <Badge>{t('wall.skipped')}</Badge>
        <IconButton
          size="s"
          label={t('wall.return', { brand })}
          onClick={() => onAnswer('open')}
          icon={Undo2}
        />
      </>
    );
  if (!isOpen) return <Badge>{t('wall.readOnly')}</Badge>;
  if (applied.incompatible.length > 0)
    return (
      <Badge tone="danger" title={applied.incompatible.map((problem) => problem[language]).join('\n')}>
        {t('wall.incompatible', { count: applied.incompatible.length })}
      </Badge>
    );
  if (applied.changes.length === 0) return <Badge>{t('wall.same')}</Badge>;
  const trouble = answer === 'conflict' || answer === 'failed' ? answer : undefined;
  return (
    <>
      {trouble && (
        <Badge tone={trouble === 'conflict' ? 'warning' : 'danger'} title={t(`wall.${trouble}`, { brand })}>
          <TriangleAlert size={12} />
          <span className="visually-hidden">{t(`wall.${trouble}`, { brand })}</span>
        </Badge>
      )}
      <Button
        size="s"
        aria-label={t('wall.acceptFor', { brand })}
        icon={Check}
        pending={answer === 'saving'}
        onClick={onAccept}
      >
        {t('wall.accept')}
      </Button>
      <IconButton
        size="s"
        label={t('wall.skipFor', { brand })}
        disabled={answer === 'saving'}
        onClick={() => onAnswer('skipped')}
        icon={X}
      />
    </>
  );
}
