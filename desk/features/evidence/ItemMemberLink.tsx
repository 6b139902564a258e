import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from '@/lib/router';
import { memberAddress, type PlaceState } from '@desk/core/memberPlaces';
import { kindOf } from '@desk/features/queues/kinds';

/** The state with which the page of a member opens from an item: the way back, and what stays claimed. */
export function useItemPlace(): PlaceState {
  const { pathname, search } = useLocation();
  const { kind: name, uuid } = useParams();
  const kind = kindOf(name);
  return { from: pathname + search, row: uuid, ...(kind && uuid && { claimed: { kind, uuid } }) };
}

interface Props {
  readonly brandId: string;
  readonly uuid: string;
  readonly children: ReactNode;
}

/** From the open item to the page of its member; the item stays claimed. */
export function ItemMemberLink({ brandId, uuid, children }: Props) {
  return (
    <Link to={memberAddress(brandId, uuid)} state={useItemPlace()}>
      {children}
    </Link>
  );
}
