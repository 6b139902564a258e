import { useDispatch, useSelector, useStore } from 'react-redux';
import type { StudioDispatch, StudioState, StudioStore } from './createStudioStore';

export const useStudioDispatch = useDispatch.withTypes<StudioDispatch>();
export const useStudioSelector = useSelector.withTypes<StudioState>();
export const useStudioStore = useStore.withTypes<StudioStore>();
