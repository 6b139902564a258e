import { type ReactNode, lazy } from 'react';

/** A component that is loaded when it is first rendered. @param name of the component in its module. */
export const lazyNamed = <K extends string, P>(
  load: () => Promise<{ readonly [N in K]: (props: P) => ReactNode }>,
  name: K,
) => lazy(async () => ({ default: (await load())[name] }));
