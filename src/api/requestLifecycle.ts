import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from './baseApi';

interface State {
  readonly api: ReturnType<typeof baseApi.reducer>;
}
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** The part of RTK Query's lifecycle that queries and mutations share. */
export interface RequestLifecycle<Answer> {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ readonly data: Answer }>;
}

/** Runs `then` with the response; the caller handles failures. */
export const onSuccess = <Answer>(
  { dispatch, queryFulfilled }: RequestLifecycle<Answer>,
  then: (answer: Answer, dispatch: Dispatch) => unknown,
): Promise<void> =>
  queryFulfilled.then(
    async ({ data }) => void (await then(data, dispatch)),
    () => undefined,
  );

interface Running extends PromiseLike<unknown> {
  abort(): void;
}

/** Aborts a pending poll, which may have read the state before a mutation. */
export async function abortPoll(poll: Running | undefined): Promise<void> {
  poll?.abort();
  await poll;
}
