import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './makeStore';

/** Typed store hooks; components use these instead of the untyped ones. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
