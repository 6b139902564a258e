import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useLocation, useNavigate } from '@/lib/router';
import { useTexts } from '@backoffice/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Form, TextField } from '@backoffice/ui/Field';
import { type Choice, Select } from '@backoffice/ui/Select';
import { auditTopics, useAuditFilter } from './auditFilter';

const ALL = '*';
const NONE = { person: '', act: '', target: '', start: '', end: '' };

interface Props {
  readonly brandId: string;
  readonly brands: readonly Choice[];
}

/** Brand, person, kind of act, object and days of the audit trail; all of it is part of the address. */
export function AuditFilters({ brandId, brands }: Props) {
  const t = useTexts('people');
  const { filter, setFilter } = useAuditFilter();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { person = '', act, target, start = '', end = '' } = filter;
  return (
    <Row role="group" aria-label={t('audit.filter')}>
      {brands.length > 1 && (
        <Select
          label={t('people.brand')}
          value={brandId}
          choices={brands}
          onChange={(next) => void navigate(`/audit/${next}${search}`)}
        />
      )}
      <Person key={person} person={person} onChange={(next) => setFilter({ person: next })} />
      <Select
        label={t('audit.act')}
        value={act ?? ALL}
        choices={[
          { value: ALL, label: t('audit.anyAct') },
          ...auditTopics.map((topic) => ({ value: topic, label: t(`topic.${topic}`) })),
        ]}
        onChange={(next) => setFilter({ act: next === ALL ? '' : next })}
      />
      <TextField
        type="date"
        label={t('audit.from')}
        value={start}
        max={end}
        onChange={(day) => setFilter({ start: day })}
      />
      <TextField
        type="date"
        label={t('audit.to')}
        value={end}
        min={start}
        onChange={(day) => setFilter({ end: day })}
      />
      {target !== undefined && (
        <Button icon={X} onClick={() => setFilter({ target: '' })}>
          {t('audit.oneTarget')}
        </Button>
      )}
      {Object.keys(filter).length > 0 && (
        <Button variant="ghost" onClick={() => setFilter(NONE)}>
          {t('audit.clear')}
        </Button>
      )}
    </Row>
  );
}

interface PersonProps {
  readonly person: string;
  readonly onChange: (person: string) => void;
}

/** Applied with Enter or on leaving the field, because half an address finds no one. */
function Person({ person, onChange }: PersonProps) {
  const t = useTexts('people');
  const [typed, setTyped] = useState(person);
  const apply = () => onChange(typed.trim());
  return (
    <Form onSubmit={apply}>
      <TextField
        type="search"
        label={t('audit.person')}
        maxLength={254}
        value={typed}
        onChange={setTyped}
        onBlur={apply}
      />
    </Form>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  align-items: end;
  gap: 8px 12px;
`;
