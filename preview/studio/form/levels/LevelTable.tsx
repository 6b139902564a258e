import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { describe } from '#schemas/brand/describe';
import { levelKeys } from '#schemas/brand/levels';
import { useLanguage } from '../../i18n/Language';
import { useTexts } from '../../i18n/useTexts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useProblemsAt } from '../FormContext';
import { useFocusedSetting } from '../focus';
import { SettingProblems } from '../SettingProblems';
import { titleOf } from '../words';
import { CellNote } from './CellNote';
import { columns, parentOf } from './columns';
import { LevelCell } from './LevelCell';

/** All levels in one table, whose cells are edited in place; what is to be known of a cell stands below it. */
export function LevelTable() {
  const t = useTexts('form');
  const [isWide, setWide] = useState(false);
  if (isWide)
    return (
      <Dialog title={t('group.levels')} width={1180} onClose={() => setWide(false)}>
        <Sheet />
      </Dialog>
    );
  return (
    <Inset>
      <Sheet />
      <Button size="s" icon={<Maximize2 size={13} aria-hidden="true" />} onClick={() => setWide(true)}>
        {t('levels.wide')}
      </Button>
    </Inset>
  );
}

function Sheet() {
  const t = useTexts('form');
  const { language } = useLanguage();
  const focused = useFocusedSetting();
  const problems = useProblemsAt('/levels');
  const title = (...keys: string[]) => titleOf(describe(['levels', '1', ...keys]), language);
  return (
    <>
      <Scroll tabIndex={-1}>
        <table aria-label={t('group.levels')}>
          <thead>
            <tr>
              <th scope="col">{t('levels.level')}</th>
              {columns.map(({ key, width }) => {
                const parent = parentOf(key);
                return (
                  <th key={key} scope="col" style={{ minWidth: width }}>
                    {parent !== undefined && <small>{title(parent)}</small>}
                    {title(...key.split('/'))}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {levelKeys.map((level) => (
              <tr key={level}>
                <th scope="row">{level}</th>
                {columns.map(({ key }) => (
                  <LevelCell
                    key={key}
                    path={`/levels/${level}/${key}`}
                    label={`${title(...key.split('/'))} · ${t('levels.n', { n: level })}`}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {focused?.startsWith('/levels/') && <CellNote path={focused} />}
      <SettingProblems problems={problems} />
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

const Scroll = styled.div`
  border: 1px solid var(--s-line);
  border-radius: 8px;
  overflow: auto;

  table {
    border-collapse: separate;
    border-spacing: 0;
  }
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
  tbody :is(td, th) {
    border-top: 1px solid var(--s-line);
  }
  td + td {
    border-left: 1px solid var(--s-line);
  }
`;
