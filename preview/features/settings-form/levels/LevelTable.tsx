import { Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { describe } from '#schemas/brand/describe';
import { levelKeys } from '#schemas/brand/levels';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { ScrollShadow } from '@backoffice/ui/ScrollArea';
import { useProblemsAt, SettingProblems } from '../base/formContext';
import { useFocusedSetting } from '@studio/features/settings/focus';
import { titleOf } from '@backoffice/i18n/settingNames';
import { CellNote, LevelCell } from './LevelCell';

/**
 * All levels in one table, whose cells are edited in place; details of the focused cell are below it. Next to the
 * canvas each setting is a row, so that none is out of sight; in the wide sheet each level is one.
 */
export function LevelTable() {
  const t = useTexts('form');
  const [isWide, setWide] = useState(false);
  if (isWide)
    return (
      <Dialog title={t('group.levels')} width={1180} onClose={() => setWide(false)}>
        <Sheet>
          <Cells by="level" />
        </Sheet>
      </Dialog>
    );
  return (
    <Inset>
      <Sheet>
        <Cells by="setting" />
      </Sheet>
      <Button size="s" icon={Maximize2} onClick={() => setWide(true)}>
        {t('levels.wide')}
      </Button>
    </Inset>
  );
}

function Sheet({ children }: { readonly children: ReactNode }) {
  const t = useTexts('form');
  const focused = useFocusedSetting();
  const problems = useProblemsAt('/levels');
  return (
    <>
      <ScrollShadow>
        <Table aria-label={t('group.levels')}>{children}</Table>
      </ScrollShadow>
      {focused?.startsWith('/levels/') && <CellNote path={focused} />}
      <SettingProblems problems={problems} />
    </>
  );
}

/** The titles of a setting of levels, such as `withdraw/perDay`. */
function useTitles(): (key: string) => { readonly parent: string | undefined; readonly title: string } {
  const { language } = useLanguage();
  const title = (...keys: string[]) => titleOf(describe(['levels', '1', ...keys]), language);
  return (key) => {
    const parent = parentOf(key);
    return { parent: parent === undefined ? undefined : title(parent), title: title(...key.split('/')) };
  };
}

/** Widest column of a level next to the canvas, in px: two of them are visible in a pane of default width. */
const WIDEST = 116;

/** A row per level and a column per setting, or the other way round. */
function Cells({ by }: { readonly by: 'level' | 'setting' }) {
  const t = useTexts('form');
  const titles = useTitles();
  const settings = columns.map(({ key, width }) => ({ key, width, head: <Title {...titles(key)} /> }));
  const levels = levelKeys.map((key) => ({ key, width: undefined, head: t('levels.n', { n: key }) }));
  const [rows, heads] = by === 'level' ? [levels, settings] : [settings, levels];
  const cell = (key: string, level: string, minWidth?: number) => (
    <LevelCell
      key={`${level} ${key}`}
      path={`/levels/${level}/${key}`}
      label={`${titles(key).title} · ${t('levels.n', { n: level })}`}
      {...(minWidth !== undefined && { minWidth })}
    />
  );
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t(by === 'level' ? 'levels.level' : 'levels.setting')}</th>
          {heads.map(({ key, head, width }) => (
            <th key={key} scope="col" style={{ minWidth: width }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-by={by}>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{by === 'level' ? row.key : row.head}</th>
            {heads.map((head) =>
              by === 'level'
                ? cell(head.key, row.key)
                : cell(row.key, head.key, Math.min(row.width ?? 0, WIDEST)),
            )}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Title({ parent, title }: { readonly parent: string | undefined; readonly title: string }) {
  return (
    <>
      {parent !== undefined && <small>{parent}</small>}
      {title}
    </>
  );
}

const Inset = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 4px 16px;

  & > * {
    max-width: 100%;
  }
  & > :not(button) {
    width: 100%;
  }
`;

const Table = styled.table`
  border-collapse: separate;
  border-spacing: 0;

  th {
    padding: 6px 8px;
    background: var(--s-panel);
    color: var(--s-muted);
    font-size: 12.5px;
    font-weight: 400;
    line-height: 18px;
    text-align: left;
    vertical-align: bottom;
  }
  th > small {
    display: block;
    color: var(--s-faint);
    font-size: 12px;
  }
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 52px;
    border-right: 1px solid var(--s-line);
  }
  tbody th {
    color: var(--s-text);
    font-weight: 600;
    text-align: center;
    vertical-align: middle;
  }
  tbody[data-by='setting'] th {
    min-width: 96px;
    max-width: 116px;
    font-weight: 400;
    text-align: left;
  }
  tbody :is(td, th) {
    border-top: 1px solid var(--s-line);
  }
  td + td {
    border-left: 1px solid var(--s-line);
  }
`;

/** Columns of the level table: settings below `/levels/<n>`, by what people compare first. Width in px. */
const columns = [
  { key: 'label/th', width: 112 },
  { key: 'label/en', width: 112 },
  { key: 'nextLevelAmount', width: 116 },
  { key: 'criteria', width: 116 },
  { key: 'lostPercent', width: 84 },
  { key: 'maxAmount', width: 112 },
  { key: 'withdraw/perDay', width: 112 },
  { key: 'withdraw/perTx', width: 112 },
  { key: 'withdraw/countPerDay', width: 92 },
  { key: 'disabled', width: 96 },
  { key: 'text/th', width: 220 },
  { key: 'text/en', width: 220 },
  { key: 'name', width: 116 },
  { key: 'status', width: 72 },
] as const;

/** Key of the group that a column belongs to, such as that of withdrawals. */
const parentOf = (key: string): string | undefined => {
  const [parent, own] = key.split('/');
  return own === undefined ? undefined : parent;
};
