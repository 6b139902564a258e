import { timelineKinds } from '#schemas/api/shapes/deskMember';
import { date as isDay } from '#schemas/common/formats';
import type { TimelineKind } from '@desk/core/memberApi';

export interface TimelineFilter {
  /** None means all. */
  readonly kinds: readonly TimelineKind[];
  /** Bangkok days, both inclusive; empty without a limit. */
  readonly start: string;
  readonly end: string;
}

/** Reads what a timeline shows from the address; invalid parts are left out, as the server would refuse them. */
export function readTimelineFilter(query: URLSearchParams): TimelineFilter {
  const dayOf = (name: string) => {
    const value = query.get(name) ?? '';
    return isDay(value) ? value : '';
  };
  const wanted = query.get('kind')?.split(',');
  return {
    kinds: timelineKinds.filter((kind) => wanted?.includes(kind)),
    start: dayOf('start'),
    end: dayOf('end'),
  };
}

/** The filter as the query of the address and of the API. */
export function timelineQuery({ kinds, start, end }: TimelineFilter) {
  return {
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
    ...(start !== '' && { start }),
    ...(end !== '' && { end }),
  };
}
