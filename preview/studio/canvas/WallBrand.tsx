import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Calls } from '#schemas/api/contract';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Change } from '#brand/diff';
import { brandsApi, useGetDefaultsQuery, useGetWorkspaceQuery } from '../api/brands';
import { useStudioDispatch } from '../app/hooks';
import { useTexts } from '../i18n/useTexts';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { useView } from '../view/useView';
import { LeadFrame } from './LeadFrame';
import type { Stage } from './stage';
import { tryOn } from './wallBrands';

interface Props {
  readonly stage: Stage;
  readonly summary: Calls['GET /api/staff/brand']['data'][number];
  readonly changes: readonly Change[];
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
}

type Answer = 'open' | 'saving' | 'accepted' | 'skipped' | 'failed';

/** Another brand with the change on trial, and the choice what to do about it. */
export function WallBrand({ stage, summary, changes, size, scale }: Props) {
  const t = useTexts('canvas');
  const { view } = useView();
  const dispatch = useStudioDispatch();
  const { data: workspace } = useGetWorkspaceQuery(summary.brandId);
  const { data: defaults } = useGetDefaultsQuery();
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
    const call = brandsApi.endpoints.saveDraft.initiate({
      brandId: summary.brandId,
      changes: tried.changes.map(({ path, before, after }) => ({
        path,
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      })),
    });
    const { error } = await dispatch(call);
    set(error ? 'failed' : 'accepted');
  };
  const note =
    summary.role === 'viewer' ? (
      <Badge>{t('wall.readOnly')}</Badge>
    ) : tried.unfit > 0 ? (
      <Badge tone="danger">{t('wall.unfit', { n: tried.unfit })}</Badge>
    ) : answer === 'accepted' ? (
      <Badge tone="success">{t('wall.accepted')}</Badge>
    ) : answer === 'skipped' ? (
      <Badge>{t('wall.skipped')}</Badge>
    ) : changes.length === 0 ? null : (
      <>
        {answer === 'failed' && <Badge tone="danger">{t('wall.failed')}</Badge>}
        <Button
          size="s"
          icon={<Check size={14} />}
          pending={answer === 'saving'}
          onClick={() => void accept()}
        >
          {t('wall.accept')}
        </Button>
        <Button size="s" variant="ghost" icon={<X size={14} />} onClick={() => set('skipped')}>
          {t('wall.skip')}
        </Button>
      </>
    );
  return (
    <LeadFrame
      stage={stage}
      shown={{ id: summary.brandId, brand: tried.brand, state: view.state }}
      title={summary.displayName}
      note={note}
      size={size}
      scale={scale}
    />
  );
}
