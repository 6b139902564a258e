import type { Translate as TranslatePeople } from '@backoffice/i18n/texts';
import { auditSentence } from '@backoffice/people/auditSentence';
import type { TimelineRow } from '@desk/core/memberApi';
import type { TextOf, Translate } from '@desk/i18n/texts';

type Text = TextOf<'member'>;

interface Texts {
  readonly t: Translate<'member'>;
  /** Sentences of the audit log. */
  readonly p: TranslatePeople<'people'>;
}

interface EventText {
  readonly title: string;
  /** One line each. */
  readonly details: readonly string[];
}

/** Facts of an event that are shown below it, in this order. */
const facts = [
  'bonus',
  'given',
  'progress',
  'cost',
  'bankName',
  'bankId',
  'sendingBank',
  'transRef',
  'trackingNo',
  'staffReason',
  'reason',
  'refusal',
  'decidedBy',
  'note',
] as const;

/** An event in words: what it was, then what else is known about it. */
export function timelineTexts(row: TimelineRow, { t, p }: Texts): EventText {
  const { kind, code, text, values } = row;
  const known = facts.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === '' ? [] : [t(`fact.${name}`, { value })];
  });
  const withText = (title: string, ...lines: (string | undefined)[]): EventText => ({
    title,
    details: [...lines, text, known.join(' · ')].filter((line): line is string => Boolean(line)),
  });
  switch (kind) {
    case 'ledger':
      return withText(t(`ledger.${code}` as Text));
    case 'deposit':
      return withText(t(`channel.${code}` as Text));
    case 'adjustment':
      return withText(t(`kind.${kind}`), t(`adjustment.${code}` as Text));
    case 'game-transfer':
      return withText(t(`transfer.${code}` as Text), values['provider']);
    case 'turnover':
      return withText(t(`kind.${kind}`), t(`turnover.${code}` as Text));
    case 'level':
      return withText(t(`level.${code}` as Text, { level: values['level'] }));
    case 'play':
      return playText(row, t);
    case 'reward':
    case 'prize':
      return {
        title: t('timeline.named', { kind: t(`kind.${kind}`), name: text }),
        details: [known.join(' · ')].filter(Boolean),
      };
    case 'login':
      return { title: t('kind.login'), details: [`${values['device'] ?? ''} · ${values['network'] ?? ''}`] };
    case 'limit':
    case 'act':
      return withText(auditSentence({ action: code, detail: values }, p));
    case 'slip':
    case 'withdrawal':
    case 'note':
      return withText(t(`kind.${kind}`));
  }
}

/** Rounds of a game, or one play for a prize. */
function playText({ code, text, values }: TimelineRow, t: Translate<'member'>): EventText {
  const { provider, rounds, bet, win, cost } = values;
  if (rounds === undefined)
    return {
      title: t('timeline.named', { kind: t(`play.${code}` as Text), name: text }),
      details: cost === undefined ? [] : [t('fact.cost', { value: cost })],
    };
  return {
    title: t('timeline.named', { kind: t('kind.play'), name: [code, provider].filter(Boolean).join(' · ') }),
    details: [t('play.rounds', { rounds, bet, win })],
  };
}
