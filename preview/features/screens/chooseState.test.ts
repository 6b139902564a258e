import { describe, expect, it } from 'vitest';
import { initialState, type PreviewState } from '#schemas/preview/state';
import { initialView } from '@studio/core/browser/view';
import { matrixOf, routeFor, withState } from './chooseState';

const visitor = initialState;
const member: PreviewState = { ...initialState, member: 'level-3' };

describe('choosing a state', () => {
  it('brings a member with what only a member has, and leaves the one who is there', () => {
    expect(withState(visitor, 'deposit', 'PENDING')).toMatchObject({ member: 'level-1', deposit: 'PENDING' });
    expect(withState(member, 'slip', 'INVALID')).toMatchObject({ member: 'level-3', slip: 'INVALID' });
    expect(withState(visitor, 'bonus', 'open')).toMatchObject({ member: 'visitor', bonus: 'open' });
  });

  it('opens the page that shows it, unless the current one does, and leaves pages that the member may not see', () => {
    expect(routeFor('/auth/dashboard', member, 'withdrawal')).toBe('/auth/withdraw');
    expect(routeFor('/auth/user/ranking', member, 'site')).toBe('/auth/user/ranking');
    expect(routeFor('/promotion', visitor, 'bonus')).toBe('/promotion');
    expect(routeFor('/promotion', member, 'member')).toBe('/auth/dashboard');
    expect(routeFor('/auth/deposit', visitor, 'member')).toBe('/');
    expect(routeFor('/404', member, 'site')).toBe('/404');
  });

  it('opens a matrix of money where money shows, any other where the frames are', () => {
    expect(matrixOf(initialView, 'slip')).toEqual({ dimension: 'slip', route: '/auth/deposit/slip' });
    expect(matrixOf(initialView, 'site')).toEqual({ dimension: 'site' });
  });
});
