import fs from 'node:fs';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { shownPart } from './hidingPart';

const { jsdom } = builtinEnvironments;

/** Exceptions that no page here has, in selectors that jsdom would try on every element. */
const exceptions = /:not\((?::popover-open|dialog\[open\]|\[hidden=until-found i\]|embed)\)/g;

/** jsdom, whose own style sheet is reduced like that of components. */
export default {
  ...jsdom,
  name: 'jsdom-hiding',
  async setup(global, options) {
    const { readFileSync } = fs;
    const readPart = (...[file, ...how]: Parameters<typeof readFileSync>) => {
      const content = readFileSync(file, ...how);
      return typeof content === 'string' && String(file).endsWith('default-stylesheet.css')
        ? shownPart(content).replace(exceptions, '')
        : content;
    };
    fs.readFileSync = readPart as typeof readFileSync;
    try {
      const environment = await jsdom.setup(global, options);
      // React's development build would record every render for a profiler.
      Reflect.deleteProperty(console, 'timeStamp');
      return environment;
    } finally {
      fs.readFileSync = readFileSync;
    }
  },
} satisfies Environment;
