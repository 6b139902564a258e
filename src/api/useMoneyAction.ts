import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiError } from '#core/contract/apiError';
import { forgetKey, isUndecided, keyOf } from './idempotencyKey';
import type { AppEnvironment } from './transport';

type Keyed<Args> = Args & { readonly idempotencyKey: string };
type Send<Args, Data> = (args: Keyed<Args>) => { unwrap(): Promise<Data> };
type Dispatch = ThunkDispatch<unknown, AppEnvironment, UnknownAction>;

/**
 * Wraps the trigger of a money call: one at a time, with an idempotency key stored before sending. A click while one is
 * pending does nothing and returns undefined; a failure is thrown as `ApiError`. `intentOf` distinguishes intents whose
 * arguments are not plain data.
 */
export function useMoneyAction<Args extends object, Data>(
  area: string,
  send: Send<Args, Data>,
  intentOf: (args: Args) => string = JSON.stringify,
): (args: Args) => Promise<Data | undefined> {
  const dispatch = useDispatch<Dispatch>();
  const isBusy = useRef(false);

  return useCallback(
    async (args) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      const { storage } = dispatch((_, __, environment) => environment);
      try {
        const data = await send({ ...args, idempotencyKey: keyOf(storage, area, intentOf(args)) }).unwrap();
        forgetKey(storage, area);
        return data;
      } catch (error) {
        if (!isUndecided(error as ApiError)) forgetKey(storage, area);
        throw error;
      } finally {
        isBusy.current = false;
      }
    },
    [area, dispatch, intentOf, send],
  );
}
