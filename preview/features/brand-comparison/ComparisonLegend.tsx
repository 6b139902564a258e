import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Kbd } from '@staff/ui/Kbd';

interface Props {
  readonly brands: number;
  readonly settings: number;
  readonly drift: number;
  /** Settings that the filters leave. */
  readonly shown: number;
}

/** What the marks of the table mean, and how many settings and brands it shows. */
export function ComparisonLegend({ brands, settings, drift, shown }: Props) {
  const t = useTexts('brandComparison');
  return (
    <Bar>
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
          <i data-mark="changed" />
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
    </Bar>
  );
}

const Bar = styled.footer`
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
  [data-mark='changed'] {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--s-accent);
  }
`;
