import { createContext, type ReactNode, useContext } from 'react';

/** What the shared pages show of the program that they are part of. */
export interface Program {
  readonly name: string;
  /** What the program is for, on its log-in page. */
  readonly lead: string;
  /** Label of the link to the program's front page. */
  readonly back: string;
  readonly accountMenu: ReactNode;
}

export const ProgramContext = createContext<Program>({
  name: 'Sala',
  lead: '',
  back: 'Sala',
  accountMenu: null,
});

export const useProgram = (): Program => useContext(ProgramContext);

/** Whether pages are within a frame of the program, which has the bar and the account. */
export const FramedContext = createContext(false);

export const useIsFramed = (): boolean => useContext(FramedContext);
