import { toneStyles } from '@backoffice/ui/controlStyles';
import { createContext, useContext } from 'react';
import type { Problem } from '#core/brand/problem';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { FixButton } from '@studio/features/problems/FixButton';
import { useLanguage } from '@backoffice/i18n/texts';

interface Form {
  readonly brandId: string;
  /** Viewers see every value and change none. */
  readonly canEdit: boolean;
  readonly problems: readonly Problem[];
}

const FormContext = createContext<Form>({ brandId: '', canEdit: false, problems: [] });

export const FormProvider = FormContext;
export const useForm = (): Form => useContext(FormContext);

/** The problems of a setting, those inside its list included. */
export function useProblemsAt(path: string): readonly Problem[] {
  const { problems } = useForm();
  return problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}/`));
}

/** Problems of a setting with their fixes. */
export function SettingProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const { language } = useLanguage();
  const { canEdit } = useForm();
  if (problems.length === 0) return null;
  return (
    <div role="status">
      <List>
        {problems.map((problem) => {
          const Icon = problem.severity === 'error' ? CircleAlert : TriangleAlert;
          return (
            <li
              key={`${problem.code} ${problem.path}`}
              data-tone={problem.severity === 'error' ? 'danger' : 'warning'}
            >
              <Icon size={14} />
              <span>{problem[language]}</span>
              <FixButton problem={problem} disabled={!canEdit} />
            </li>
          );
        })}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 6px;
    padding: 5px 8px;
    border-radius: var(--s-radius);
    background: var(--tone-soft);
    font-size: 13px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & > li > svg {
    margin-top: 3px;
    color: var(--tone);
  }
  & > li > :nth-child(n + 3) {
    grid-column: 2;
    justify-self: start;
  }
  & > li {
    ${toneStyles}
  }
`;
