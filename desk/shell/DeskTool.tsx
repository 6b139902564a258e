import { Suspense, useEffect, useState } from 'react';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import type { Tool } from './DeskTools';
import { TypedKeys } from './TypedKeys';

const load = () => import('./DeskTools');
const DeskTools = lazyNamed(load, 'DeskTools');

interface Props {
  readonly tool: Tool;
  readonly onClose: () => void;
}

/** The palette or the list of shortcuts; what is typed before the palette has loaded is its first text. */
export function DeskTool({ tool, onClose }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <Suspense fallback={<TypedKeys onType={setTyped} onClose={onClose} />}>
      <DeskTools tool={tool} first={typed} onClose={onClose} />
    </Suspense>
  );
}

/** Browsers without idle callbacks load the tools after this time, in ms. */
const PATIENCE = 2_000;

/** Loads the tools once the page has nothing else to do, so that they open at once. */
export function usePreloadedTools(): void {
  useEffect(() => {
    const preload = () => void load().catch(() => undefined);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(preload, PATIENCE);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload);
    return () => cancelIdleCallback(idle);
  }, []);
}
