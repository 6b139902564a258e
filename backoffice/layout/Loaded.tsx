import type { SerializedError } from '@reduxjs/toolkit';
import { type ReactNode, useCallback } from 'react';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText, useTexts } from '@backoffice/i18n/texts';
import { readError } from '@backoffice/api/staffApi';
import { Button } from '@backoffice/ui/Button';
import { EmptyState, Skeleton } from '@backoffice/ui/Loading';
import { Notice, useNotify } from '@backoffice/ui/Notice';

export type CallError = ApiError | SerializedError | undefined;

/** Why a call failed, announced at once; nothing while it has not failed. */
export function ErrorNotice({ error }: { readonly error: CallError }) {
  const errorText = useErrorText();
  if (error === undefined) return null;
  return (
    <Notice tone="danger" live>
      {errorText(readError(error))}
    </Notice>
  );
}

interface FailureProps {
  readonly error: CallError;
  readonly onRetry: () => unknown;
  /** Heading above the reason. */
  readonly title?: string | undefined;
  /** Shown in place of the error, and without a retry, to those who lack the permission. */
  readonly forbidden?: string | undefined;
}

/** In place of something that could not be loaded: why, and another try. */
export function LoadFailure({ error, onRetry, title, forbidden }: FailureProps) {
  const u = useTexts('ui');
  const errorText = useErrorText();
  const failure = readError(error);
  if (failure?.status === 403 && forbidden !== undefined) return <EmptyState title={forbidden} />;
  const text = errorText(failure);
  return (
    <EmptyState title={title ?? text} text={title && text}>
      <Button onClick={() => void onRetry()}>{u('retry')}</Button>
    </EmptyState>
  );
}

interface LoadedProps<T> {
  readonly query: {
    readonly data?: T | undefined;
    readonly error?: CallError;
    readonly refetch: () => unknown;
  };
  /** Of the placeholder, in px. */
  readonly height?: number;
  readonly forbidden?: string;
  /** Shown for an empty list. */
  readonly empty?: string;
  readonly children: (data: T) => ReactNode;
}

/** What a query answered; its placeholder until then. */
export function Loaded<T>({ query, height = 200, forbidden, empty, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  const isEmpty = Array.isArray(data) && data.length === 0;
  return (
    <>
      {error !== undefined && <LoadFailure {...{ error, forbidden }} onRetry={refetch} />}
      {data === undefined && error === undefined && <Skeleton $h={height} />}
      {isEmpty && empty !== undefined ? <EmptyState title={empty} /> : data !== undefined && children(data)}
    </>
  );
}

/** Returns what notifies of a call's outcome, its error or `done`, and answers whether it succeeded. */
export function useReport(): (answer: { readonly error?: CallError }, done: string) => boolean {
  const notify = useNotify();
  const errorText = useErrorText();
  return useCallback(
    ({ error }, done) => {
      if (error === undefined) notify(done);
      else notify(errorText(readError(error)), 'danger');
      return error === undefined;
    },
    [notify, errorText],
  );
}
