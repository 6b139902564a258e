import { Check, TriangleAlert, Undo2, X } from 'lucide-react';
import type { Outcome } from '@studio/core/store/saveOtherDraft';
import type { AppliedChanges } from '@studio/core/draft/applyToOtherBrand';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Badge } from '@staff/ui/Badge';
import { Button } from '@staff/ui/Button';
import { IconButton } from '@staff/ui/IconButton';

/** What was decided about a change on trial, and what came of it. */
export type Answer = 'open' | 'saving' | 'skipped' | Outcome['kind'];

interface Props {
  /** Name of the brand, for screen readers: there is such a choice for each. */
  readonly brand: string;
  readonly answer: Answer;
  /** Whether this person may change the brand at all. */
  readonly isOpen: boolean;
  readonly applied: AppliedChanges;
  readonly onAccept: () => void;
  readonly onSkip: () => void;
  /** Takes a skip back. */
  readonly onReturn: () => void;
}

/** Accepts or skips a change for one brand, or explains why there is no choice. */
export function WallChoice({ brand, answer, isOpen, applied, onAccept, onSkip, onReturn }: Props) {
  const t = useTexts('canvas');
  const { language } = useLanguage();
  if (answer === 'saved') return <Badge tone="success">{t('wall.accepted')}</Badge>;
  if (answer === 'skipped')
    return (
      <>
        <Badge>{t('wall.skipped')}</Badge>
        <IconButton size="s" label={t('wall.return', { brand })} onClick={onReturn}>
          <Undo2 size={14} aria-hidden="true" />
        </IconButton>
      </>
    );
  if (!isOpen) return <Badge>{t('wall.readOnly')}</Badge>;
  if (applied.incompatible.length > 0)
    return (
      <Badge tone="danger" title={applied.incompatible.map((problem) => problem[language]).join('\n')}>
        {t('wall.incompatible', { count: applied.incompatible.length })}
      </Badge>
    );
  if (applied.changes.length === 0) return <Badge>{t('wall.same')}</Badge>;
  const trouble = answer === 'conflict' || answer === 'failed' ? answer : undefined;
  return (
    <>
      {trouble && (
        <Badge tone={trouble === 'conflict' ? 'warning' : 'danger'} title={t(`wall.${trouble}`, { brand })}>
          <TriangleAlert size={12} aria-hidden="true" />
          <span className="visually-hidden">{t(`wall.${trouble}`, { brand })}</span>
        </Badge>
      )}
      <Button
        size="s"
        aria-label={t('wall.acceptFor', { brand })}
        icon={<Check size={14} aria-hidden="true" />}
        pending={answer === 'saving'}
        onClick={onAccept}
      >
        {t('wall.accept')}
      </Button>
      <IconButton
        size="s"
        label={t('wall.skipFor', { brand })}
        disabled={answer === 'saving'}
        onClick={onSkip}
      >
        <X size={14} aria-hidden="true" />
      </IconButton>
    </>
  );
}
