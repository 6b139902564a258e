import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

/**
 * How requests leave the app: `fetch` in production, scenarios in the preview
 * studio and in tests. Same signature as `fetch`.
 */
export type Transport = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** What a running app was given from outside; reachable in thunks as `extra`. */
export interface AppEnvironment {
  readonly transport: Transport;
  readonly storage: KeyValueStorage;
  readonly client: ClientInfo;
  /** Where the site is served from; the API too, unless the brand names another. */
  readonly origin: string;
}

/** The part of `Storage` that the app uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What every request says of its sender (API-03, API-04). */
interface ClientInfo {
  readonly platform: 'AND' | 'IOS' | 'DSK';
  readonly version: string;
  readonly hostname: string;
}

/** What the running app was given from outside: its storage, its client, where it is served from. */
export function useEnvironment(): AppEnvironment {
  const dispatch = useDispatch<ThunkDispatch<unknown, AppEnvironment, UnknownAction>>();
  return useMemo(() => dispatch((_, __, environment) => environment), [dispatch]);
}
