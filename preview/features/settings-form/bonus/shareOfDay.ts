/** How much of the day has passed at `HH:MM:SS`, 0 to 1; 0 for what is no time. */
export function shareOfDay(time: unknown): number {
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  if (hours === undefined) return 0;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/** The parts of a day, as shares of it, that a window covers: two where it goes over midnight. */
export function spansOf(
  from: number,
  until: number,
): readonly { readonly left: number; readonly width: number }[] {
  if (until >= from) return [{ left: from, width: until - from }];
  return [
    { left: 0, width: until },
    { left: from, width: 1 - from },
  ];
}
