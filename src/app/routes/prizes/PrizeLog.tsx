import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { PrizeArt } from '@/ui/art/PrizeArt';
import { EmptyState } from '@/ui/EmptyState';
import { HistoryRow } from '@/ui/HistoryRow';
import { PagedList, type PagedQuery } from '@/ui/PagedList';
import { Section } from '@/ui/Section';

interface PlayedRow {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly createdAt?: string | undefined;
}

interface Props {
  readonly title: string;
  readonly log: PagedQuery<PlayedRow>;
}

/** Results of the member's plays, newest first. */
export function PrizeLog({ title, log }: Props) {
  const { t } = useTranslation('prize');
  const nameOf = useServedName();
  return (
    <Section title={title}>
      <PagedList query={log} skeleton={3} empty={<EmptyState title={t('log.empty')} text={t('log.hint')} />}>
        {({ id, label, type, createdAt }) => (
          <HistoryRow
            key={id}
            data-testid="play-row"
            art={<PrizeArt type={type} size={52} />}
            title={nameOf(label)}
            at={createdAt}
            isQuiet={type === 'NONE'}
          />
        )}
      </PagedList>
    </Section>
  );
}
