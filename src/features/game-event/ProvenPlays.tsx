import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';
import { PagedList } from '@/ui/PagedList';
import { useGetProvenPlaysInfiniteQuery, type ProvenPlay } from './fairApi';
import { useState } from 'react';
import { useServedName } from '@/brand/useServedName';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';
import { HistoryRow } from '@/ui/HistoryRow';
import { Notice } from '@/ui/Notice';
import { StatusChip } from '@/ui/StatusChip';
import { checkPlay, type Proof } from './replayDraw';

/** The member's plays of all games, each verifiable. */
export function ProvenPlays() {
  const { t } = useTranslation('prize');
  const plays = useGetProvenPlaysInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PagedList query={plays} skeleton={2} empty={<EmptyState title={t('log.empty')} text={t('log.hint')} />}>
      {(play) => <ProvenPlayRow key={play.id} play={play} />}
    </PagedList>
  );
}

const games = {
  WHEEL: 'wheel.title',
  FLIP_CARD: 'card.title',
  FLIP_CARD_REWARD: 'card.rewardTitle',
} as const;

/** A play, and the result of verifying it on the member's device. */
export function ProvenPlayRow({ play }: { readonly play: ProvenPlay }) {
  const { t } = useTranslation('prize');
  const nameOf = useServedName();
  const [proof, setProof] = useState<Proof | 'impossible' | null>(null);
  const { game, nonce, label, createdAt, seed, drawn, given } = play;
  const name = nameOf(label);

  const check = async () => {
    // Browsers provide `crypto.subtle` only in secure contexts.
    const found = await checkPlay(play).catch(() => 'impossible' as const);
    setProof(found);
  };
  return (
    <HistoryRow
      data-testid="proven-play"
      title={name}
      at={createdAt}
      end={
        seed === null ? (
          <StatusChip tone="neutral">{t('fair.hidden')}</StatusChip>
        ) : (
          proof === null && (
            <Button variant="secondary" size="small" onClick={() => void check()}>
              {t('fair.replay')}
            </Button>
          )
        )
      }
    >
      <p>{t('fair.which', { game: t(games[game]), n: nonce })}</p>
      {proof === 'impossible' && <Notice tone="warning">{t('fair.impossible')}</Notice>}
      {proof !== null && proof !== 'impossible' && (
        <Notice
          tone={proof.isRight ? 'success' : 'danger'}
          title={t(proof.isRight ? 'fair.right' : 'fair.wrong')}
        >
          {t('fair.ticket', {
            ticket: whole(proof.ticket + 1),
            total: whole(proof.total),
            place: proof.place + 1,
          })}
          {drawn !== given && <> {t('fair.instead', { label: name })}</>}
        </Notice>
      )}
    </HistoryRow>
  );
}

const whole = (count: number) => formatMoney(count, { whole: true });
