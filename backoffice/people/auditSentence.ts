import type { Language } from '@/i18n/languages';
import { moment } from '@backoffice/i18n/bangkokTime';
import { nameOf } from '@backoffice/i18n/settingNames';
import type { TextOf, Translate } from '@backoffice/i18n/texts';
import type { AuditRow } from '@backoffice/api/peopleApi';

type T = Translate<'people'>;
type Text = TextOf<'people'>;

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Details worth a line of their own, in this order. */
const facts = [
  'note',
  'reason',
  'message',
  'settings',
  'before',
  'after',
  'sensitive',
  'beyond',
  'provider',
  'restores',
  'at',
  'endAt',
  'failure',
] as const;

/** Who acted, as people call them. */
export function actorOf({ actorType, actor }: AuditRow, t: T): string {
  if (actorType === 'system') return t('audit.system');
  if (actorType === 'anonymous') return t('audit.anonymous');
  return actorType === 'member' ? `${t('audit.member')} ${actor ?? ''}`.trim() : (actor ?? '');
}

/** The action as a sentence without its subject; the name of an unknown action. */
export function auditSentence({ action, detail }: Pick<AuditRow, 'action' | 'detail'>, t: T): string {
  const id = `act.${wordOf(action, detail)}` as Text;
  const role = detail['role'];
  const amount = Number(detail['amount']);
  const values = {
    ...detail,
    action,
    count: Number(detail['changes'] ?? detail['days'] ?? detail['rounds'] ?? 0),
    ...(amount > 0 && { amount: textOf(amount) }),
    ...(role !== undefined && { role: t(`role.${role}` as Text) }),
  };
  // Older entries may lack a detail.
  return t([id, 'act.unknown'], values).replace(/\s*\{\{\w+\}\}( (บาท|baht))?/g, '');
}

/** An amount in baht, whole or with its satang; or a number of points. */
const textOf = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });

/** Further details: reason, end, settings. */
export function auditFacts({ action, detail }: AuditRow, t: T, language: Language): readonly Fact[] {
  return facts.flatMap((name): Fact[] => {
    const value = detail[name];
    if (value === undefined || value === '') return [];
    return [{ name: t(`fact.${name}`), value: valueOf(action, name, value, t, language) }];
  });
}

/** One action may be two things to a person. */
function wordOf(action: string, detail: AuditRow['detail']): string {
  if (action === 'website.switch') return detail['websiteStatus'] === 'MA' ? 'website.close' : 'website.open';
  if (action === 'staff.role' && detail['role'] === undefined) return 'staff.roleTaken';
  return action;
}

function valueOf(
  action: string,
  name: (typeof facts)[number],
  value: string,
  t: T,
  language: Language,
): string {
  if (name === 'at' || name === 'endAt') return moment(value, language);
  if (name === 'before' || name === 'after') return changedValue(action, value, t);
  if (name !== 'settings') return value;
  return value
    .split(/[\s,]+/)
    .map((path) => (path.startsWith('/') ? nameOf(path, language) : path))
    .join(', ');
}

/** One value of a change. */
function changedValue(action: string, value: string, t: T): string {
  if (action === 'staff.role') return t(`role.${value}` as Text);
  if (value === 'true') return t('fact.on');
  return value === 'false' ? t('fact.off') : value;
}
