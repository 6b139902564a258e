import { Eye, Undo2, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { pointerKeys } from '#core/brand/json';
import type { BrandDefaults } from '#schemas/brand/brandFile';
import { helpOf, settingName } from '@studio/features/settings/settingNames';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Notice } from '@backoffice/ui/Notice';
import { BrandChoices } from './BrandChoices';
import type { Row } from './compare';
import { ComparisonPreview } from './ComparisonPreview';
import { offersOf } from './offers';
import { Body, Foot, Head, Panel } from './SettingPanel.styles';
import { useApply } from './useApply';
import type { Member } from './useComparison';
import { type Chosen, ValueChoices } from './ValueChoices';

interface Props {
  readonly row: Row;
  readonly members: readonly Member[];
  readonly defaults: BrandDefaults;
  /** Key of the value to begin with. */
  readonly start: string | undefined;
  readonly onClose: () => void;
}

/** One setting across all brands: its values, and one of them for the brands that are chosen. */
export function SettingPanel({ row, members, defaults, start, onClose }: Props) {
  const t = useTexts('brandComparison');
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Chosen | undefined>(() => firstOf(row, start));
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isPreviewing, setPreviewing] = useState(false);
  const { progress, isBusy, canUndo, apply, undo, forget } = useApply();
  const wanted = useDeferredValue(chosen);
  const offers = useMemo(
    () => (wanted && !row.isIdentity ? offersOf(row.path, wanted.value, members, defaults) : []),
    [row, wanted, members, defaults],
  );
  const taking = offers.filter(({ state, member }) => state === 'open' && picked.has(member.brandId));
  const submit = async () => {
    const saved = await apply(
      taking.map(({ member, changes }) => ({ brandId: member.brandId, steps: changes })),
    );
    const done = new Set(saved.map(({ brandId }) => brandId));
    setPicked((now) => new Set([...now].filter((id) => !done.has(id))));
  };
  return (
    <Panel aria-label={t('panel')}>
      <Head>
        <div>
          <h2>{settingName(pointerKeys(row.path), language)}</h2>
          <code>{row.path}</code>
          <p>{helpOf(row.schema, language)}</p>
        </div>
        <IconButton size="s" label={t('close')} onClick={onClose} icon={X} />
      </Head>
      <Body>
        <ValueChoices
          row={row}
          members={members}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            forget();
          }}
        />
        {row.isIdentity ? (
          <Notice>{t('identity')}</Notice>
        ) : (
          <BrandChoices
            row={row}
            value={wanted?.value}
            offers={offers}
            picked={picked}
            progress={progress}
            isBusy={isBusy}
            onPick={setPicked}
          />
        )}
      </Body>
      {!row.isIdentity && (
        <Foot>
          {canUndo && !isBusy && (
            <Button variant="ghost" icon={Undo2} onClick={() => void undo()}>
              {t('undo')}
            </Button>
          )}
          <Button icon={Eye} disabled={taking.length === 0} onClick={() => setPreviewing(true)}>
            {t('preview')}
          </Button>
          <Button
            variant="primary"
            pending={isBusy}
            disabled={taking.length === 0}
            onClick={() => void submit()}
          >
            {taking.length === 0 ? t('apply.none') : t('apply', { count: taking.length })}
          </Button>
        </Foot>
      )}
      {isPreviewing && (
        <ComparisonPreview path={row.path} offers={taking} onClose={() => setPreviewing(false)} />
      )}
    </Panel>
  );
}

/** The value that was pointed at, else that of the majority, else the first. */
function firstOf(row: Row, start: string | undefined): Chosen | undefined {
  const wanted = start ?? row.common;
  const cell = row.cells.find(({ key }) => key === wanted) ?? row.cells[0];
  return cell && { kind: 'known', key: cell.key, value: cell.value };
}
