import { useCallback, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { selectCredit, selectCreditAt, selectUser } from '@/api/session';
import { fetchCredit, selectCreditPending, selectIsOutdated } from './creditSlice';

/** Minimum milliseconds between two manual refreshes. */
const REFRESH_GAP = 3_000;

/** The member's balance in baht, whether it may be outdated, and functions to refresh it. */
export function useCredit() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const user = useSelector(selectUser);
  const point = useSelector(selectCredit) ?? 0;
  /** When the balance was fetched, in ms. */
  const fetchedAt = useSelector(selectCreditAt);
  const isOutdated = useSelector(selectIsOutdated);
  const pending = useSelector(selectCreditPending);
  const lastAsked = useRef(0);
  const username = user?.user_pass.username;

  /** Fetches immediately: after money moved, on the dashboard, on return from a game. */
  const renew = useCallback(() => {
    if (username) void dispatch(fetchCredit.initiate(username));
  }, [dispatch, username]);

  /** For the refresh button: at most one request in three seconds. */
  const refresh = useCallback(() => {
    const now = Date.now();
    if (now - lastAsked.current < REFRESH_GAP) return;
    lastAsked.current = now;
    renew();
  }, [renew]);

  return { point, fetchedAt, isOutdated, pending, renew, refresh };
}
