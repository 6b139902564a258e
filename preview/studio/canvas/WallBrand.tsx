import { useMemo, useState } from 'react';
import type { Calls } from '#schemas/api/contract';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Change } from '#brand/diff';
import { useGetDefaultsQuery, useGetWorkspaceQuery } from '../api/brands';
import { useStudioDispatch } from '../app/hooks';
import { mayAs } from '../app/roles';
import { saveElsewhere } from '../draft/saveElsewhere';
import { tryOn } from '../draft/tryOn';
import { useTexts } from '../i18n/useTexts';
import { notify } from '../ui/notify';
import { useView } from '../view/useView';
import { LeadFrame } from './LeadFrame';
import type { Stage } from './stage';
import { type Answer, WallChoice } from './WallChoice';

interface Props {
  readonly stage: Stage;
  readonly summary: Calls['GET /api/staff/brand']['data'][number];
  readonly changes: readonly Change[];
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
}

/** Another brand with the change on trial, and the choice what to do about it. */
export function WallBrand({ stage, summary, changes, size, scale }: Props) {
  const { brandId, displayName, role } = summary;
  const t = useTexts('canvas');
  const { view } = useView();
  const dispatch = useStudioDispatch();
  const { data: workspace } = useGetWorkspaceQuery(brandId, { refetchOnMountOrArgChange: true });
  const { data: defaults } = useGetDefaultsQuery();
  // An answer is to these changes; the next edit asks again.
  const [answered, setAnswered] = useState<{ readonly to: readonly Change[]; readonly answer: Answer }>();
  const answer = answered?.to === changes ? answered.answer : 'open';
  const file = workspace?.draft.file as BrandFile | undefined;
  const tried = useMemo(
    () => (file && defaults ? tryOn(answer === 'skipped' ? [] : changes, file, defaults) : undefined),
    [file, defaults, changes, answer],
  );
  if (!tried) return null;

  const set = (next: Answer) => setAnswered({ to: changes, answer: next });
  const accept = async () => {
    set('saving');
    const { kind } = await saveElsewhere(dispatch, brandId, tried.changes);
    set(kind);
    // The caption of a small frame has no room for words.
    if (kind !== 'saved')
      notify(t(`wall.${kind}`, { brand: displayName }), kind === 'conflict' ? 'warning' : 'danger');
  };
  return (
    <LeadFrame
      stage={stage}
      shown={{ id: brandId, brand: tried.brand, state: view.state }}
      title={displayName}
      note={
        changes.length > 0 && (
          <WallChoice
            brand={displayName}
            answer={answer}
            isOpen={mayAs(role, 'editor')}
            tried={tried}
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
