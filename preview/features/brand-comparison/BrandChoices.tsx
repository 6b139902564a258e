import { FramedList } from '@backoffice/ui/Stack';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { ValueMark } from '@studio/features/settings/ValueMark';
import { useErrorText, useLanguage, useTexts } from '@studio/i18n/texts';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { Spinner } from '@backoffice/ui/Loading';
import type { Row } from './compare';
import type { Offer } from './offers';
import { Choice, Choices } from './SettingPanel.styles';
import type { Progress } from './useApply';

interface Props {
  readonly row: Row;
  /** What they get. */
  readonly value: unknown;
  readonly offers: readonly Offer[];
  readonly picked: ReadonlySet<string>;
  readonly progress: ReadonlyMap<string, Progress>;
  readonly isBusy: boolean;
  readonly onPick: (picked: ReadonlySet<string>) => void;
}

/** Which brands get the value: the current value of each, what prevents it, and the result. */
export function BrandChoices({ row, value, offers, picked, progress, isBusy, onPick }: Props) {
  const t = useTexts('brandComparison');
  const open = offers.filter(({ state }) => state === 'open').map(({ member }) => member.brandId);
  const hasAll = open.length > 0 && open.every((id) => picked.has(id));
  const toggle = (id: string) =>
    onPick(new Set(picked.has(id) ? [...picked].filter((each) => each !== id) : [...picked, id]));
  return (
    <Choices disabled={isBusy}>
      <legend>
        {t('targets')}
        <Button
          size="s"
          variant="ghost"
          disabled={open.length === 0}
          onClick={() => onPick(new Set(hasAll ? [] : open))}
        >
          {t(hasAll ? 'pickNone' : 'pickAll')}
        </Button>
      </legend>
      <FramedList role="list">
        {offers.map((offer) => {
          const { brandId, summary } = offer.member;
          const isOpen = offer.state === 'open';
          return (
            <li key={brandId}>
              <Choice data-off={!isOpen || undefined}>
                <input
                  type="checkbox"
                  checked={isOpen && picked.has(brandId)}
                  disabled={!isOpen}
                  onChange={() => toggle(brandId)}
                />
                <Name>
                  {summary.displayName}
                  {isOpen && (
                    <span>
                      <ValueMark path={row.path} schema={row.schema} value={offer.now} brandId={brandId} />
                      <ArrowRight size={12} />
                      <ValueMark path={row.path} schema={row.schema} value={value} brandId={brandId} />
                    </span>
                  )}
                </Name>
                <State offer={offer} progress={progress.get(brandId)} />
              </Choice>
            </li>
          );
        })}
      </FramedList>
    </Choices>
  );
}

interface StateProps {
  readonly offer: Offer;
  readonly progress: Progress | undefined;
}

/** Looks of a finished attempt. */
const outcomes = {
  saved: { tone: 'success', text: 'saved' },
  undone: { tone: 'neutral', text: 'undone' },
  conflict: { tone: 'warning', text: 'conflict' },
  failed: { tone: 'danger', text: 'failed' },
} as const;

/** Result of the last attempt, or else a hint for the next. */
function State({ offer: { state, incompatible, warnings }, progress }: StateProps) {
  const t = useTexts('brandComparison');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const say = (problems: Offer['warnings']) => problems.map((problem) => problem[language]).join('\n');
  if (progress?.kind === 'saving') return <Spinner />;
  if (progress) {
    const { tone, text } = outcomes[progress.kind];
    const why = progress.kind === 'failed' ? errorText(progress.error) : undefined;
    return (
      <Badge role="status" tone={tone} title={progress.kind === 'conflict' ? t('conflict.help') : why}>
        {t(text)}
      </Badge>
    );
  }
  if (state === 'same') return <small>{t('same')}</small>;
  if (state === 'readOnly') return <small>{t('viewer')}</small>;
  if (state === 'incompatible')
    return (
      <Badge tone="danger" title={say(incompatible)}>
        {t('incompatible')}
      </Badge>
    );
  if (warnings.length === 0) return null;
  return (
    <Badge tone="warning" title={say(warnings)}>
      <TriangleAlert size={12} />
      {t('warnings', { count: warnings.length })}
    </Badge>
  );
}

const Name = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 20px;

  & > span {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    color: var(--s-muted);
    font-size: 12.5px;
  }
  & > span > span {
    flex: 0 1 auto;
  }
  & > span > svg {
    flex: none;
    color: var(--s-faint);
  }
`;
