import type { ReactNode } from 'react';
import { Link, useLocation } from '@/lib/router';
import type { QueueItem } from './queueApi';

/** Address of a member page. */
export const memberAddress = (brandId: string, uuid: string): string => `/member/${brandId}/${uuid}`;

/** State of a location that queues and member pages hand to each other. */
export interface PlaceState {
  /** Address to which the way back of a member page leads. */
  readonly from?: string;
  /** The row from which a member page was opened; it gets the focus on the way back. */
  readonly row?: string | undefined;
  /** The open item from which a member page was opened. */
  readonly claimed?: Pick<QueueItem, 'kind' | 'uuid'>;
}

export function usePlaceState(): PlaceState {
  return (useLocation().state ?? {}) as PlaceState;
}

interface Props {
  readonly brandId: string;
  readonly uuid: string;
  readonly children: ReactNode;
}

/** From one member to another; the way back still leads to the queue. */
export function MemberLink({ brandId, uuid, children }: Props) {
  const state = usePlaceState();
  return (
    <Link to={memberAddress(brandId, uuid)} state={state}>
      {children}
    </Link>
  );
}
