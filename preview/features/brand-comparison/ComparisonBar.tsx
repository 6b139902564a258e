import { ArrowLeft, Search } from 'lucide-react';
import styled from 'styled-components';
import { AccountMenu } from '@studio/layout/AccountMenu';
import { useTexts } from '@studio/i18n/texts';
import { LinkButton } from '@staff/ui/LinkButton';
import { SegmentedControl } from '@staff/ui/SegmentedControl';
import { StudioMark } from '@staff/ui/StudioMark';
import { Switch } from '@staff/ui/Switch';
import { TextField } from '@staff/ui/TextField';
import type { ComparisonView } from './useComparisonView';

interface Props {
  readonly view: ComparisonView;
  readonly onChange: (part: Partial<ComparisonView>) => void;
}

/** The way back, and the filters of the comparison. */
export function ComparisonBar({ view, onChange }: Props) {
  const t = useTexts('brandComparison');
  const s = useTexts('shell');
  return (
    <header>
      <Bar>
        <StudioMark />
        <LinkButton to="/" variant="ghost" size="s" icon={<ArrowLeft size={14} aria-hidden="true" />}>
          {s('app.back')}
        </LinkButton>
        <h1>{t('title')}</h1>
        <AccountMenu />
      </Bar>
      <Filters>
        <SegmentedControl
          label={t('side')}
          value={view.side}
          choices={[
            { value: 'draft', label: t('side.draft') },
            { value: 'published', label: t('side.published') },
          ]}
          onChange={(side) => onChange({ side })}
        />
        <Switch
          label={t('onlyDrift')}
          checked={view.onlyDrift}
          onChange={(onlyDrift) => onChange({ onlyDrift })}
        />
        <Find>
          <Search size={14} aria-hidden="true" />
          <TextField
            label={t('find')}
            hideLabel
            placeholder={t('find')}
            type="search"
            value={view.text}
            onChange={(text) => onChange({ text })}
          />
        </Find>
      </Filters>
    </header>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 8px 0 12px;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);

  & > h1 {
    font-size: 15px;
  }
  & > :last-child {
    margin-left: auto;
  }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  min-height: 46px;
  padding: 7px 16px;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);
`;

const Find = styled.div`
  position: relative;
  width: 300px;
  margin-left: auto;

  svg {
    position: absolute;
    top: 8px;
    left: 9px;
    color: var(--s-faint);
    pointer-events: none;
  }
  input {
    padding-left: 30px;
  }
`;
