import { createContext, useContext } from 'react';
import type { Problem } from '#core/brand/problem';

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
