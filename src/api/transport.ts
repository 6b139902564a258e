import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

/**
 * How requests leave the app: `fetch` in production, scenarios in the studio and in tests. Same signature as `fetch`.
 */
export type Transport = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** Dependencies injected into a running app; available in thunks as `extra`. */
export interface AppEnvironment {
  readonly transport: Transport;
  readonly storage: KeyValueStorage;
  readonly client: ClientInfo;
  /** Base address of the site, and of the API unless the brand overrides it. */
  readonly origin: string;
}

/** The part of `Storage` that the app uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Client information in the headers of every request. */
interface ClientInfo {
  readonly platform: 'AND' | 'IOS' | 'DSK';
  readonly version: string;
  readonly hostname: string;
}

/** The injected dependencies of the running app: storage, client, base address. */
export function useEnvironment(): AppEnvironment {
  const dispatch = useDispatch<ThunkDispatch<unknown, AppEnvironment, UnknownAction>>();
  return useMemo(() => dispatch((_, __, environment) => environment), [dispatch]);
}
