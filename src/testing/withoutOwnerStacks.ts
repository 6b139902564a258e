import * as React from 'react';

const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[key];

/*
 * React's development build captures a stack for each element that is created, up to a number per second. Tests never read
 * one, and it is a tenth of their time. The production build has no counter.
 */
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
