import { useCallback, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { selectUser } from '@/api/session';
import { selectCredit, selectCreditPending } from './creditSlice';
import { userApi } from './userApi';

/** Milliseconds between two refreshes by hand (ST-19). */
const REFRESH_GAP = 3_000;

/** The member's balance in baht and the ways to renew it. */
export function useCredit() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const user = useSelector(selectUser);
  const fetched = useSelector(selectCredit);
  const pending = useSelector(selectCreditPending);
  const lastAsked = useRef(0);
  const username = user?.user_pass.username;

  /** Asks now: after money moved, on the dashboard, on return from a game. */
  const renew = useCallback(() => {
    if (username) void dispatch(userApi.endpoints.fetchCredit.initiate(username));
  }, [dispatch, username]);

  /** The refresh icon: at most one request in three seconds. */
  const refresh = useCallback(() => {
    const now = Date.now();
    if (now - lastAsked.current < REFRESH_GAP) return;
    lastAsked.current = now;
    renew();
  }, [renew]);

  return { point: fetched ?? user?.user_credit.point ?? 0, pending, renew, refresh };
}
