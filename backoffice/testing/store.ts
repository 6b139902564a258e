import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { safeStorage } from '@/lib/safeStorage';
import { persistSession } from '@backoffice/api/sessionStorage';
import { sessionSlice, staffApi } from '@backoffice/api/staffApi';

/** A store with what every staff program has: the session and the calls. */
export const createStaffStore = () =>
  configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, staffApi: staffApi.reducer }),
    middleware: (standard) =>
      standard()
        .prepend(persistSession(safeStorage(() => undefined)))
        .concat(staffApi.middleware),
  });
