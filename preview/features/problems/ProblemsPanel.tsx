import { FramedList } from '@backoffice/ui/Stack';
import { CircleAlert, CircleCheck, TriangleAlert, WandSparkles } from 'lucide-react';
import styled from 'styled-components';
import { pointerKeys } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import { useFocusActions } from '@studio/features/settings/focus';
import { useCanEdit } from '@studio/core/store/useSetting';
import { settingName } from '@studio/features/settings/settingNames';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { EmptyState } from '@backoffice/ui/Loading';
import { FixButton, useFix } from './FixButton';
import { isFixable } from './fixes';
import { useProblems } from './useProblems';

interface Props {
  /** Called when a problem opens its setting, such as to close the surrounding dialog. */
  readonly onOpen?: (() => void) | undefined;
}

/** All that is wrong with the draft: errors, then warnings, each with a link to its setting and, where possible, a fix. */
export function ProblemsPanel({ onOpen }: Props) {
  const t = useTexts('problems');
  const problems = useProblems();
  const canEdit = useCanEdit();
  const fix = useFix();
  if (problems.length === 0) return <EmptyState icon={CircleCheck} title={t('none')} text={t('none.help')} />;
  const fixable = problems.filter(isFixable);
  const common = { canEdit, onOpen };
  return (
    <Box aria-label={t('title')}>
      <Part {...common} kind="errors" problems={problems.filter(({ severity }) => severity === 'error')} />
      <Part
        {...common}
        kind="warnings"
        problems={problems.filter(({ severity }) => severity === 'warning')}
      />
      {fixable.length > 1 && canEdit && (
        <Button size="s" icon={WandSparkles} onClick={() => fix(fixable)}>
          {t('fixAll', { n: fixable.length })}
        </Button>
      )}
    </Box>
  );
}

interface PartProps {
  readonly kind: 'errors' | 'warnings';
  readonly problems: readonly Problem[];
  readonly canEdit: boolean;
  readonly onOpen: Props['onOpen'];
}

function Part({ kind, problems, canEdit, onOpen }: PartProps) {
  const { focusSetting } = useFocusActions();
  const t = useTexts('problems');
  const { language } = useLanguage();
  if (problems.length === 0) return null;
  const Icon = kind === 'errors' ? CircleAlert : TriangleAlert;
  return (
    <section>
      <h3>
        {t(kind, { count: problems.length })} <small>{t(`${kind}.help`)}</small>
      </h3>
      <FramedList>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path}`} data-kind={kind}>
            <Icon size={15} />
            <Way
              type="button"
              title={t('open')}
              onClick={() => {
                onOpen?.();
                focusSetting(problem.path);
              }}
            >
              <small>{settingName(pointerKeys(problem.path), language)}</small>
              {problem[language]}
            </Way>
            <FixButton problem={problem} disabled={!canEdit} />
          </li>
        ))}
      </FramedList>
    </section>
  );
}

const Box = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;

  & > section {
    width: 100%;
  }
  h3 > small {
    margin-left: 6px;
    color: var(--s-muted);
    font-size: 13px;
    font-weight: 400;
  }
  ul {
    margin-top: 6px;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 8px;
    padding: 8px 10px;
  }
  li > svg {
    margin-top: 4px;
    color: var(--s-warning);
  }
  [data-kind='errors'] > svg {
    color: var(--s-danger);
  }
  li > :nth-child(n + 3) {
    grid-column: 2;
    justify-self: start;
    font-size: 13px;
  }
`;

const Way = styled.button`
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: var(--s-muted);
    font-size: 12.5px;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
