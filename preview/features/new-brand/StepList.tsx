import { Check } from 'lucide-react';
import styled from 'styled-components';
import { type SetupStep, setupSteps } from '@studio/core/browser/view';
import { useTexts } from '@studio/i18n/texts';

/** The steps that create the brand; until then there is no draft to edit. */
export const createSteps = ['source', 'names'] as const;
export type CreateStep = (typeof createSteps)[number];
type Step = CreateStep | SetupStep;
const steps: readonly Step[] = [...createSteps, ...setupSteps];

interface Props<S extends Step> {
  readonly current: S;
  /** Those of the page: the others are done, or have to wait. */
  readonly reachable: readonly S[];
  readonly onStep: (step: S) => void;
}

/** The six steps of a new brand, and which of them is open. */
export function StepList<S extends Step>({ current, reachable, onStep }: Props<S>) {
  const t = useTexts('brandLife');
  const first = steps.indexOf(reachable[0] ?? current);
  return (
    <nav aria-label={t('steps')}>
      <List>
        {steps.map((step, at) => {
          const own = reachable.find((each) => each === step);
          const isCurrent = step === current;
          const sign = at < first ? <Check size={13} /> : at + 1;
          return (
            <li key={step} aria-current={isCurrent ? 'step' : undefined}>
              {own === undefined ? (
                <Part as="span">
                  <span>{sign}</span>
                  {t(`step.${step}`)}
                  {at < first && <span className="visually-hidden">{t('step.done')}</span>}
                </Part>
              ) : (
                <Part type="button" data-current={isCurrent || undefined} onClick={() => onStep(own)}>
                  <span>{sign}</span>
                  {t(`step.${step}`)}
                </Part>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
`;

const Part = styled.button`
  display: grid;
  gap: 3px;
  justify-items: center;
  width: 100%;
  padding: 4px 0;
  border: 0;
  border-radius: var(--s-radius);
  background: none;
  color: var(--s-muted);
  font-size: 12px;
  line-height: 16px;
  text-align: center;

  & > span:first-child {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid var(--s-line-strong);
    border-radius: 50%;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  &:is(button):hover {
    background: var(--s-hover);
  }
  &[data-current] {
    color: var(--s-text);
    font-weight: 600;
  }
  &[data-current] > span:first-child {
    border-color: var(--s-accent-fill);
    background: var(--s-accent-fill);
    color: var(--s-on-accent);
  }
`;
