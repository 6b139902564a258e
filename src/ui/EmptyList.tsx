import type { ComponentProps } from 'react';
import { Art } from './art/empty.svg?art';
import { EmptyState } from './EmptyState';

/** The empty state of a list, with an open box. */
export function EmptyList(props: Omit<ComponentProps<typeof EmptyState>, 'art'>) {
  return <EmptyState art={<Art size={160} />} {...props} />;
}
