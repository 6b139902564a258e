import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { AppEnvironment } from './transport';

/** What the running app was given from outside: its storage, its client, where it is served from. */
export function useEnvironment(): AppEnvironment {
  const dispatch = useDispatch<ThunkDispatch<unknown, AppEnvironment, UnknownAction>>();
  return useMemo(() => dispatch((_, __, environment) => environment), [dispatch]);
}
