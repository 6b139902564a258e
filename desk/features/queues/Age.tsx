import { Pause } from 'lucide-react';
import { Badge } from '@backoffice/ui/Badge';
import { Tooltip } from '@backoffice/ui/Tooltip';
import { moment } from '@backoffice/i18n/bangkokTime';
import type { QueueItem } from '@desk/core/queueApi';
import { useNow } from '@desk/core/useNow';
import { type Translate, useLanguage, useTexts } from '@desk/i18n/texts';

export type Urgency = 'success' | 'warning' | 'danger';

/** Where an item stands against its target: half of it turns amber, all of it red. */
export function urgencyOf({ warnAt, dueAt }: Pick<QueueItem, 'warnAt' | 'dueAt'>, now: number): Urgency {
  if (now >= Date.parse(dueAt)) return 'danger';
  return now >= Date.parse(warnAt) ? 'warning' : 'success';
}

/** `45 s`, `12 min`, `2 h 5 min`, `1 day`. */
export function ageText(ms: number, t: Translate<'queue'>): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (minutes < 1) return t('age.seconds', { n: seconds });
  if (hours < 1) return t('age.minutes', { n: minutes });
  if (hours < 24) return t('age.hours', { h: hours, n: minutes % 60 });
  return t('age.days', { count: Math.floor(hours / 24) });
}

/** How long an item has waited, coloured by its target. */
export function Age({ item }: { readonly item: QueueItem }) {
  const t = useTexts('queue');
  const { language } = useLanguage();
  const now = useNow();
  if (item.hold)
    return (
      <Tooltip text={t('age.held', { at: moment(item.hold.until, language) })}>
        <Badge tone="neutral">
          <Pause size={12} aria-hidden="true" />
          {t('state.held')}
        </Badge>
      </Tooltip>
    );
  const urgency = urgencyOf(item, now);
  return (
    <Tooltip text={t('age.target', { at: moment(item.dueAt, language) })}>
      <Badge tone={urgency}>
        {ageText(now - Date.parse(item.since), t)}
        {urgency === 'danger' && <span className="visually-hidden">{t('age.overdue')}</span>}
      </Badge>
    </Tooltip>
  );
}
