import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { Navigate } from '@/lib/router';
import { EmbedFrame } from '../shared/EmbedFrame';
import { PageIntro } from '../shared/PageIntro';

/** `/score`: league standings, 520 px high. */
export function ScorePage() {
  const { t } = useTranslation('score');
  const { embeds, flags } = useBrand();
  if (!flags.score) return <Navigate to="/404" replace />;
  return (
    <>
      <PageIntro title={t('table.title')} lead={t('table.lead')} />
      <EmbedFrame src={embeds.score} height={520} title={t('table.title')} />
    </>
  );
}

/** `/live-score`: live football results, 2500 px high. */
export function LiveScorePage() {
  const { t } = useTranslation('score');
  const { embeds, flags } = useBrand();
  if (!flags.liveScore) return <Navigate to="/404" replace />;
  return (
    <>
      <PageIntro title={t('live.title')} lead={t('live.lead')} />
      <EmbedFrame src={embeds.liveScore} height={2500} title={t('live.title')} />
    </>
  );
}
