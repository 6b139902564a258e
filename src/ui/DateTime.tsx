import { formatDate, formatDateTime } from '@/lib/formatDate';

interface Props {
  /** ISO text. */
  readonly at: string;
  /** Leaves out the time of day. */
  readonly dateOnly?: boolean | undefined;
}

/** A moment in Bangkok (LAY-26). */
export function DateTime({ at, dateOnly = false }: Props) {
  return (
    <time dateTime={at} className="tnum">
      {dateOnly ? formatDate(at) : formatDateTime(at)}
    </time>
  );
}
