import { useMemo, useState } from 'react';
import type { Calls } from '#schemas/api/contract';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Change } from '#core/brand/diff';
import { useGetDefaultsQuery, useGetWorkspaceQuery } from '@studio/core/api/brandsApi';
import { useStudioDispatch } from '@studio/core/store/createStudioStore';
import { mayAs } from '@studio/core/api/session';
import { saveOtherDraft } from '@studio/core/store/saveOtherDraft';
import { applyToOtherBrand } from '@studio/core/draft/applyToOtherBrand';
import { useTexts } from '@studio/i18n/texts';
import { useNotify } from '@staff/ui/notify';
import { useView } from '@studio/core/browser/useView';
import { LeadFrame } from './LeadFrame';
import type { FrameSync } from './frameSync';
import { type Answer, WallChoice } from './WallChoice';

interface Props {
  readonly frameSync: FrameSync;
  readonly summary: Calls['GET /api/staff/brand']['data'][number];
  readonly changes: readonly Change[];
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
}

/** Another brand with the change on trial, and the choice what to do about it. */
export function WallBrand({ frameSync, summary, changes, size, scale }: Props) {
  const notify = useNotify();
  const { brandId, displayName, role } = summary;
  const t = useTexts('canvas');
  const { view } = useView();
  const dispatch = useStudioDispatch();
  const { data: workspace } = useGetWorkspaceQuery(brandId, { refetchOnMountOrArgChange: true });
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
      frameSync={frameSync}
      shown={{ id: brandId, brand: applied.brand, state: view.state }}
      title={displayName}
      note={
        changes.length > 0 && (
          <WallChoice
            brand={displayName}
            answer={answer}
            isOpen={mayAs(role, 'editor')}
            applied={applied}
            onAccept={() => void accept()}
            onSkip={() => set('skipped')}
            onReturn={() => set('open')}
          />
        )
      }
      size={size}
      scale={scale}
    />
  );
}
