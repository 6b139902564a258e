import type { ReactNode } from 'react';
import styled from 'styled-components';
import { valueAt } from '#core/brand/json';
import { conflictResolved, selectOpen } from '@studio/core/draft/draftSlice';
import type { Conflict } from '@studio/core/draft/merge';
import { selectFile } from '@studio/core/draft/selectBrand';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { ChangedValue } from '@studio/features/settings/ValueMark';
import { ItemChanges } from '@studio/features/settings/ItemChanges';
import { isItemList } from '@studio/features/settings/listChanges';
import { nameOf } from '@backoffice/i18n/settingNames';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';

type Choice = 'mine' | 'theirs';

const NONE: readonly Conflict[] = [];

/** Each setting that both changed: base, mine, theirs. Closes when all are decided. */
export function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('shell');
  const dispatch = useStudioDispatch();
  const conflicts = useStudioSelector((state) => selectOpen(state)?.conflicts) ?? NONE;
  const decide = (path: string, choice: Choice) => dispatch(conflictResolved({ path, choice }));
  const all = (choice: Choice) => () => {
    for (const { path } of conflicts) decide(path, choice);
  };
  return (
    <Dialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      width={680}
      onClose={onClose}
      actions={
        conflicts.length > 1 && (
          <>
            <Button onClick={all('theirs')}>{t('conflict.allTheirs')}</Button>
            <Button onClick={all('mine')}>{t('conflict.allMine')}</Button>
          </>
        )
      }
    >
      <ul>
        {conflicts.map((conflict) => (
          <One key={conflict.path} conflict={conflict} decide={decide} />
        ))}
      </ul>
    </Dialog>
  );
}

interface OneProps {
  readonly conflict: Conflict;
  readonly decide: (path: string, choice: Choice) => void;
}

function One({ conflict, decide }: OneProps) {
  const t = useTexts('shell');
  const { language } = useLanguage();
  const { path, base, theirs } = conflict;
  const mine = useStudioSelector((state) => valueAt(selectFile(state), path));
  const name = nameOf(path, language);
  return (
    <Row aria-label={name}>
      <h3>{name}</h3>
      <Sides>
        <Side name={t('conflict.base')} path={path} value={base} />
        <Side name={t('conflict.mine')} path={path} base={base} value={mine}>
          <Button size="s" onClick={() => decide(path, 'mine')}>
            {t('conflict.useMine')}
          </Button>
        </Side>
        <Side name={t('conflict.theirs')} path={path} base={base} value={theirs}>
          <Button size="s" onClick={() => decide(path, 'theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
        </Side>
      </Sides>
    </Row>
  );
}

interface SideProps {
  readonly name: string;
  readonly path: string;
  readonly value: unknown;
  /** Lists show what differs from it. */
  readonly base?: unknown;
  readonly children?: ReactNode;
}

function Side({ name, path, base, value, children }: SideProps) {
  return (
    <div>
      <small>{name}</small>
      <div>
        {isItemList(base) && isItemList(value) ? (
          <ItemChanges path={path} before={base} after={value} />
        ) : (
          <ChangedValue path={path} value={value} />
        )}
      </div>
      {children}
    </div>
  );
}

const Row = styled.li`
  padding: 12px 0;

  & + & {
    border-top: 1px solid var(--s-line);
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin-top: 6px;

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
  & > div {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 6px;
    padding: 8px 10px;
    border: 1px solid var(--s-line);
    border-radius: var(--s-radius);
  }
  small {
    color: var(--s-faint);
    font-size: 12px;
  }
  & > div > div {
    flex: 1;
    max-height: 120px;
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;
