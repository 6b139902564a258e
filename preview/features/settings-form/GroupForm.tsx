import styled from 'styled-components';
import { pointer, pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { type GroupId, groups } from '@studio/features/settings/groups';
import { isComposite, kindOf } from '@studio/features/settings/kinds';
import { helpOf } from '@studio/features/settings/settingNames';
import { titleOf } from '@backoffice/i18n/settingNames';
import { useLanguage } from '@backoffice/i18n/texts';
import { BonusField } from './bonus/TimeRange';
import { LevelTable } from './levels/LevelTable';
import { Conditional } from './setting/Conditional';
import { Setting } from './setting/Setting';
import { TextsField } from './texts/TextsField';

/** One page of the form. Each field reads and changes its own setting, so an edit renders that field and not the page. */
export function GroupForm({ group }: { readonly group: GroupId }) {
  return (
    <Section>
      {groups[group].map((key) => (
        <Entry key={key} path={pointer('', key)} page={group} />
      ))}
    </Section>
  );
}

const composites = { levels: LevelTable, bonus: BonusField, texts: TextsField };

interface EntryProps {
  /** JSON pointer into the brand file. */
  readonly path: string;
  readonly page: GroupId;
}

/** A setting with its control, or a group of settings as a section. */
function Entry({ path, page }: EntryProps) {
  const { language } = useLanguage();
  const keys = pointerKeys(path);
  const schema = describe(keys);
  if (!schema) throw new RangeError(`the brand has no ${path}`);
  const kind = kindOf(path, schema);
  if (kind === undefined) {
    const help = helpOf(schema, language);
    return (
      <Section data-section="">
        {/* The page `layout` has shown the name of its group `layout` already. */}
        {keys[0] !== page && (
          <header>
            <h3>{titleOf(schema, language)}</h3>
            {help !== '' && <p>{help}</p>}
          </header>
        )}
        {Object.keys(schema.properties ?? {}).map((key) => (
          <Entry key={key} path={pointer(path, key)} page={page} />
        ))}
      </Section>
    );
  }
  if (isComposite(kind)) {
    const Composite = composites[kind];
    return <Composite />;
  }
  return (
    <Conditional path={path}>
      <Setting path={path} />
    </Conditional>
  );
}

const Section = styled.div`
  & > header {
    padding: 10px 16px 4px;

    & > p {
      color: var(--s-muted);
      font-size: 13px;
    }
  }
  & + &,
  [data-setting] + & {
    margin-top: 8px;
    border-top: 1px solid var(--s-line);
  }
  /* A page of one group has its name already. */
  &:not([data-section]) > &:only-child > header {
    display: none;
  }
`;
