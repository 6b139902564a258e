import { Clock, GitCompareArrows, History, Link2, Rocket } from 'lucide-react';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { selectChanges } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/texts';
import { Badge } from '@staff/ui/Badge';
import { Button } from '@staff/ui/Button';
import { IconButton } from '@staff/ui/IconButton';
import { Tooltip } from '@staff/ui/Tooltip';
import { useView } from '@studio/core/browser/useView';
import { FileMenu } from '@studio/features/publish/FileMenu';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { mayAs } from '@studio/core/api/session';
import { skipTargets } from '@studio/layout/SkipLinks';
import { useOpenTool } from '@studio/layout/tools';

const icon = { size: 16, 'aria-hidden': true } as const;

/** From the draft to the published brand: compare, look back, share, publish. */
export function PublishButtons({ brandId }: { readonly brandId: string }) {
  const t = useTexts('shell');
  const open = useOpenTool();
  const { view, setView } = useView();
  const { data: brands } = useGetBrandsQuery();
  const summary = brands?.find((brand) => brand.brandId === brandId);
  const changes = useStudioSelector((state) => selectChanges(state).length);
  const isComparing = view.mode === 'compare';
  const waiting = summary?.waiting ?? 0;
  const mayPublish = mayAs(summary?.role, 'publisher');
  const canPublish = mayPublish && changes > 0;
  const state = changes > 0 ? t('bar.changes', { count: changes }) : t('bar.noChanges');
  return (
    <>
      <IconButton
        label={t('bar.compare')}
        aria-pressed={isComparing}
        onClick={() => setView(({ mode }) => ({ mode: mode === 'compare' ? 'single' : 'compare' }))}
      >
        <GitCompareArrows {...icon} />
      </IconButton>
      <IconButton label={t('bar.history')} onClick={() => open('history')}>
        <History {...icon} />
      </IconButton>
      {waiting > 0 && (
        <Tooltip text={t('brands.waiting', { n: waiting })}>
          <Button
            variant="ghost"
            aria-label={t('brands.waiting', { n: waiting })}
            icon={<Clock size={14} aria-hidden="true" />}
            onClick={() => open('history')}
          >
            {waiting}
          </Button>
        </Tooltip>
      )}
      {mayAs(summary?.role, 'editor') && <FileMenu />}
      {mayAs(summary?.role, 'editor') && (
        <IconButton label={t('bar.share')} onClick={() => open('share')}>
          <Link2 {...icon} />
        </IconButton>
      )}
      <Tooltip text={mayPublish ? state : t('bar.noRight')}>
        <Button
          id={skipTargets.publish}
          variant={canPublish ? 'primary' : 'secondary'}
          aria-disabled={!canPublish}
          icon={<Rocket size={14} aria-hidden="true" />}
          onClick={() => canPublish && open('publish')}
        >
          {t('bar.publish')}
          {changes > 0 && <Badge tone={canPublish ? 'accent' : 'neutral'}>{changes}</Badge>}
        </Button>
      </Tooltip>
    </>
  );
}
