import type { ReactNode } from 'react';
import { Link } from '@/lib/router';
import { memberAddress, usePlaceState } from '@desk/core/memberPlaces';

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
