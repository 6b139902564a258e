import { PageBar } from '@backoffice/layout/PlainPage';
import { Dot } from '@backoffice/ui/Badge';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { SegmentedControl } from '@backoffice/ui/Select';
import { Switch } from '@backoffice/ui/Switch';
import { TextField } from '@backoffice/ui/Field';
import type { ComparisonView } from './useComparison';
import { Kbd } from '@backoffice/ui/Tooltip';

interface Props {
  readonly view: ComparisonView;
  readonly onChange: (part: Partial<ComparisonView>) => void;
}

/** The way back, and the filters of the comparison. */
export function ComparisonBar({ view, onChange }: Props) {
  const t = useTexts('brandComparison');
  return (
    <header>
      <PageBar back="/" title={t('title')} />
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
          <Search size={14} />
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

interface ComparisonLegendProps {
  readonly brands: number;
  readonly settings: number;
  readonly drift: number;
  /** Settings that the filters leave. */
  readonly shown: number;
}

/** What the marks of the table mean, and how many settings and brands it shows. */
export function ComparisonLegend({ brands, settings, drift, shown }: ComparisonLegendProps) {
  const t = useTexts('brandComparison');
  return (
    <ComparisonLegendBar>
      <span role="status">{t('sum', { count: drift, brands, settings, shown })}</span>
      <Marks aria-label={t('legend')}>
        <li>
          <i data-mark="apart" />
          {t('legend.apart')}
        </li>
        <li>
          <i data-mark="inherited">Aa</i>
          {t('legend.inherited')}
        </li>
        <li>
          <Dot />
          {t('legend.changed')}
        </li>
        <li>
          <Kbd combo="enter" />
          {t('legend.enter')}
        </li>
        <li>
          <Kbd combo="space" />
          {t('legend.space')}
        </li>
      </Marks>
    </ComparisonLegendBar>
  );
}

const ComparisonLegendBar = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 20px;
  min-height: 32px;
  padding: 4px 16px;
  border-top: 1px solid var(--s-line);
  background: var(--s-panel);
  color: var(--s-muted);
  font-size: 12.5px;
`;

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  i {
    font-size: 12px;
    font-style: normal;
  }
  [data-mark='apart'] {
    width: 16px;
    height: 14px;
    background: var(--s-accent-soft);
    box-shadow: inset 2px 0 0 var(--s-accent);
  }
`;
