// The package's front door brings its test tools, which want a validator that is not here.
import Form from '@rjsf/core/lib/components/Form.js';
import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { useMemo } from 'react';
import styled from 'styled-components';
import { pointer } from '#brand/json';
import { useLanguage } from '@studio/i18n/Language';
import { Conditional } from './setting/Conditional';
import { BonusField } from './bonus/BonusField';
import { formSchema, formUi } from './formSchema';
import { type GroupId, groups } from '@studio/features/settings/groups';
import { LevelTable } from './levels/LevelTable';
import { Setting } from './setting/Setting';
import { TextsField } from './texts/TextsField';
import { validator } from './validator';

/**
 * One page of the form, laid out from the brand schema. Its fields read and change the draft themselves, each its own
 * setting, so that this is laid out once and not at every key.
 */
export function GroupForm({ group }: { readonly group: GroupId }) {
  const { language } = useLanguage();
  const schema = useMemo(() => formSchema(groups[group], language), [group, language]);
  const uiSchema = useMemo(() => formUi(groups[group]), [group]);
  return (
    <Form
      tagName="div"
      idPrefix={group}
      schema={schema}
      uiSchema={uiSchema}
      fields={fields}
      templates={templates}
      validator={validator}
      noValidate
      noHtml5Validate
      experimental_defaultFormStateBehavior={noDefaults}
    />
  );
}

const noDefaults = { emptyObjectFields: 'skipDefaults' } as const;

const fields = {
  setting: ({ fieldPathId }: FieldProps) => {
    const path = fieldPathId.path.reduce<string>(pointer, '');
    return (
      <Conditional path={path}>
        <Setting path={path} />
      </Conditional>
    );
  },
  levels: () => <LevelTable />,
  bonus: () => <BonusField />,
  texts: () => <TextsField />,
};

const templates = {
  /** Each setting draws its own frame. */
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: ({ title, description, properties, fieldPathId }: ObjectFieldTemplateProps) => {
    const isSection = fieldPathId.path.length > 0;
    // Such as `layout` on the page `layout`: the page has said its name.
    const [page, key] = fieldPathId.$id.split('_');
    return (
      <Section data-section={isSection || undefined}>
        {isSection && page !== key && (
          <header>
            <h3>{title}</h3>
            {description !== undefined && <p>{description}</p>}
          </header>
        )}
        {properties.map(({ content }) => content)}
      </Section>
    );
  },
};

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
