import { useCountdown } from './useCountdown';

interface Props {
  /** Target time: ISO text or milliseconds since the epoch. */
  readonly until: string | number;
  readonly onEnd?: (() => void) | undefined;
  /** Shown in place of `00:00`. */
  readonly endText?: string | undefined;
  /** The server's time of its response, milliseconds since the epoch. */
  readonly now?: number | undefined;
}

/** Time left until the target time. */
export function Countdown({ until, onEnd, endText, now }: Props) {
  const left = useCountdown(new Date(until).getTime(), onEnd, now);
  return (
    <span role="timer" className="tnum">
      {left === 0 && endText ? endText : formatLeft(left)}
    </span>
  );
}

/** `mm:ss`, from one hour on `h:mm:ss`. */
export function formatLeft(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${part(minutes % 60)}:${part(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}
