import { Eye, UserCheck } from 'lucide-react';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { Badge } from '@backoffice/ui/Badge';
import type { QueueItem } from '@desk/core/queueApi';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  readonly claim: QueueItem['claim'];
  /** Only the icon is shown. */
  readonly isShort: boolean;
}

/** Who has the item open. */
export function ClaimedBy({ claim, isShort }: Props) {
  const t = useTexts('queue');
  const { data: me } = useGetMeQuery();
  if (claim === null) return null;
  const isMine = claim.staffUuid === me?.staff.uuid;
  const text = isMine ? t('list.mine') : t('list.claimed', { name: claim.name });
  const Icon = isMine ? UserCheck : Eye;
  return (
    <Badge tone={isMine ? 'accent' : 'neutral'} title={text}>
      <Icon size={12} aria-hidden="true" />
      <span className={isShort ? 'visually-hidden' : undefined}>{text}</span>
    </Badge>
  );
}
