import { Banknote, Building2, FilterX, Search } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Form, TextField } from '@backoffice/ui/Field';
import { Popover } from '@backoffice/ui/Popover';
import { SegmentedControl, Select } from '@backoffice/ui/Select';
import { Switch } from '@backoffice/ui/Switch';
import { useTexts } from '@desk/i18n/texts';
import { ListOptions } from './ListOptions';
import { brandsOf, type ListState, signalChoices, useListQuery } from './useListQuery';

const ANY = 'any';

/** What the list shows; all of it is part of the address. */
export function Filters({ isNarrow }: { readonly isNarrow: boolean }) {
  const t = useTexts('queue');
  const { list, setList } = useListQuery();
  const { sort: _, ...filters } = list;
  const hasFilter = Object.keys(filters).length > 0;
  const state: ListState = list.state ?? 'waiting';
  return (
    <Row data-narrow={isNarrow || undefined}>
      <SegmentedControl
        label={t('filter.state')}
        value={state}
        choices={(['waiting', 'held', 'mine', 'all'] as const).map((value) => ({
          value,
          label: t(`state.${value}`),
        }))}
        onChange={(value) => setList({ state: value === 'waiting' ? undefined : value })}
      />
      {!isNarrow && (
        <>
          <Brands />
          <Amounts key={`${list.from ?? ''} ${list.to ?? ''}`} />
          <Narrow>
            <Select
              label={t('filter.signal')}
              hideLabel
              size="s"
              value={list.signal ?? ANY}
              choices={[
                { value: ANY, label: t('filter.anySignal') },
                ...signalChoices.map((code) => ({ value: code, label: t(`signalName.${code}`) })),
              ]}
              onChange={(value) => setList({ signal: signalChoices.find((code) => code === value) })}
            />
          </Narrow>
          <SearchBox key={list.q} />
          <ListOptions />
          {hasFilter && (
            <IconButton
              label={t('filter.clear')}
              icon={FilterX}
              onClick={() =>
                setList({
                  ...{ brand: undefined, state: undefined, signal: undefined },
                  ...{ from: undefined, to: undefined, q: undefined },
                })
              }
            />
          )}
        </>
      )}
    </Row>
  );
}

function Brands() {
  const t = useTexts('queue');
  const { list, setList } = useListQuery();
  const { data: brands = [] } = useGetBrandsQuery();
  const chosen = brandsOf(list);
  if (brands.length < 2) return null;
  const first = brands.find(({ brandId }) => brandId === chosen[0])?.displayName ?? chosen[0];
  const text =
    chosen.length === 0
      ? t('filter.allBrands')
      : chosen.length === 1
        ? first
        : t('filter.brands', { count: chosen.length });
  const turn = (brandId: string, isOn: boolean) => {
    const next = isOn ? [...chosen, brandId] : chosen.filter((each) => each !== brandId);
    setList({ brand: next.length === 0 ? undefined : next.join(',') });
  };
  return (
    <Popover
      label={t('filter.brand')}
      width={240}
      trigger={
        <Button size="s" icon={Building2}>
          {text}
        </Button>
      }
    >
      <Choices>
        {brands.map(({ brandId, displayName }) => (
          <Switch
            key={brandId}
            label={displayName}
            checked={chosen.includes(brandId)}
            onChange={(isOn) => turn(brandId, isOn)}
          />
        ))}
      </Choices>
    </Popover>
  );
}

function Amounts() {
  const t = useTexts('queue');
  const { list, setList } = useListQuery();
  const [from, setFrom] = useState(list.from ?? '');
  const [to, setTo] = useState(list.to ?? '');
  const text = (list.from ?? list.to) ? `${list.from ?? ''}–${list.to ?? ''}` : t('filter.anyAmount');
  const digits = (typed: string) => typed.replace(/[^\d.]/g, '');
  const apply = () => setList({ from, to });
  return (
    <Popover
      label={t('filter.amount')}
      width={220}
      trigger={
        <Button size="s" icon={Banknote}>
          {text}
        </Button>
      }
    >
      <Form onSubmit={apply}>
        <TextField
          label={t('filter.from')}
          inputMode="decimal"
          value={from}
          onChange={(typed) => setFrom(digits(typed))}
        />
        <TextField
          label={t('filter.to')}
          inputMode="decimal"
          value={to}
          onChange={(typed) => setTo(digits(typed))}
        />
        <Button type="submit">{t('filter.apply')}</Button>
      </Form>
    </Popover>
  );
}

function SearchBox() {
  const t = useTexts('queue');
  const { list, setList } = useListQuery();
  const [typed, setTyped] = useState(list.q ?? '');
  return (
    <SearchForm
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setList({ q: typed.trim() });
      }}
    >
      <Search size={14} aria-hidden="true" />
      <TextField
        label={t('filter.search')}
        placeholder={t('filter.search')}
        hideLabel
        type="search"
        maxLength={100}
        value={typed}
        onChange={setTyped}
        onBlur={() => setList({ q: typed.trim() })}
      />
    </SearchForm>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;

  &[data-narrow] [role='radiogroup'] {
    flex: 1;
  }
`;

const Narrow = styled.div`
  width: 170px;
`;

const Choices = styled.div`
  display: grid;
  gap: 10px;
  max-height: 320px;
  overflow: auto;
`;

const SearchForm = styled.form`
  position: relative;
  width: 200px;

  & > svg {
    position: absolute;
    top: 6px;
    left: 8px;
    z-index: 1;
    color: var(--s-faint);
    pointer-events: none;
  }
  input {
    height: 26px;
    padding-left: 28px;
    font-size: 13px;
  }
`;
