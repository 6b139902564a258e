import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { brandParts } from '#schemas/api/shapes/studio';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { Button } from '@backoffice/ui/Button';
import { SearchSelect } from '@backoffice/ui/SearchSelect';
import { Quiet, Stack } from '@backoffice/ui/Stack';
import { useTexts } from '@studio/i18n/texts';
import type { Plan } from './plan';

interface Props {
  readonly brands: readonly BrandSummary[];
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
  readonly onNext: () => void;
}

/** Where the new brand begins: blank, or with parts of another. */
export function SourceStep({ brands, plan, onChange, onNext }: Props) {
  const t = useTexts('brandLife');
  const [first] = brands;
  const isCopy = plan.from !== null;
  const isEmpty = isCopy && plan.parts.length === 0;
  return (
    <Stack $gap={4}>
      <Fields>
        <legend>{t('source')}</legend>
        <Source
          checked={!isCopy}
          name={t('source.blank')}
          help={t('source.blankHelp')}
          onChoose={() => onChange({ ...plan, from: null })}
        />
        {first && (
          <Source
            checked={isCopy}
            name={t('source.copy')}
            help={t('source.copyHelp')}
            onChoose={() => onChange({ ...plan, from: first.brandId })}
          />
        )}
      </Fields>
      {plan.from !== null && (
        <>
          <Fields>
            <legend>{t('source.brand')}</legend>
            <SearchSelect
              label={t('source.brand')}
              value={plan.from}
              choices={brands.map(({ brandId, displayName, hostnames }) => ({
                value: brandId,
                label: displayName,
                group: t('source.brand'),
                keywords: hostnames,
              }))}
              onChange={(from) => onChange({ ...plan, from })}
            />
          </Fields>
          <Fields data-columns="">
            <legend>{t('parts')}</legend>
            {brandParts.map((part) => (
              <Row key={part}>
                <input
                  type="checkbox"
                  checked={plan.parts.includes(part)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange({
                      ...plan,
                      parts: brandParts.filter((each) =>
                        each === part ? checked : plan.parts.includes(each),
                      ),
                    })
                  }
                />
                {t(`part.${part}`)}
              </Row>
            ))}
          </Fields>
          <Quiet>{t('parts.never')}</Quiet>
        </>
      )}
      <Stack $row $justify="end">
        {isEmpty && <Quiet>{t('parts.none')}</Quiet>}
        <Button variant="primary" icon={ArrowRight} disabled={isEmpty} onClick={onNext}>
          {t('next')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface SourceProps {
  readonly checked: boolean;
  readonly name: string;
  readonly help: string;
  readonly onChoose: () => void;
}

function Source({ checked, name, help, onChoose }: SourceProps) {
  const helpId = useId();
  return (
    <Card>
      <input
        type="radio"
        name="source"
        aria-label={name}
        aria-describedby={helpId}
        checked={checked}
        onChange={onChoose}
      />
      <span>
        <strong>{name}</strong>
        <small id={helpId}>{help}</small>
      </span>
    </Card>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;

  &[data-columns] {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
    gap: 4px 16px;
  }
  & > legend {
    padding: 0 0 6px;
    font-weight: 600;
  }
`;

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 30px;
`;

const Card = styled(Row)`
  align-items: start;
  padding: 12px 14px;
  border: 1px solid var(--s-line-strong);
  border-radius: 8px;
  background: var(--s-panel);

  &:hover {
    background: var(--s-hover);
  }
  &:has(:checked) {
    border-color: var(--s-accent);
  }
  & > input {
    margin-top: 5px;
  }
  small {
    display: block;
    color: var(--s-muted);
    font-size: 13px;
  }
`;
