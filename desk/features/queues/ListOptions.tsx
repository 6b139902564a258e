import { Settings2 } from 'lucide-react';
import styled from 'styled-components';
import { queueSorts } from '#schemas/api/shapes/queueItem';
import { Button } from '@backoffice/ui/Button';
import { Popover } from '@backoffice/ui/Popover';
import { Select } from '@backoffice/ui/Select';
import { Switch } from '@backoffice/ui/Switch';
import { useTexts } from '@desk/i18n/texts';
import { columnsText, listColumns, useListQuery } from './useListQuery';

/** Order and columns of a list; both are part of the address. */
export function ListOptions() {
  const t = useTexts('queue');
  const { list, columns, setList } = useListQuery();
  return (
    <Popover
      label={t('options')}
      width={240}
      align="end"
      trigger={
        <Button size="s" icon={Settings2}>
          {list.sort ? t(`sort.${list.sort}`) : t('options')}
        </Button>
      }
    >
      <Options>
        <Select
          label={t('sort')}
          value={list.sort ?? 'oldest'}
          choices={queueSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => setList({ sort: sort === 'oldest' ? undefined : sort })}
        />
        <fieldset>
          <legend>{t('columns')}</legend>
          {listColumns.map((column) => (
            <Switch
              key={column}
              label={t(`column.${column}`)}
              checked={columns.includes(column)}
              onChange={(isOn) =>
                setList({
                  columns: columnsText(
                    isOn ? [...columns, column] : columns.filter((each) => each !== column),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        <Button size="s" onClick={() => setList({ sort: undefined, columns: undefined })}>
          {t('options.reset')}
        </Button>
      </Options>
    </Popover>
  );
}

const Options = styled.div`
  display: grid;
  gap: 14px;

  fieldset {
    display: grid;
    gap: 10px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 8px;
    color: var(--s-muted);
    font-size: 13px;
  }
`;
