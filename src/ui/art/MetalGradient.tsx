interface Props {
  readonly id: string;
  /** Light, middle and dark of the metal. */
  readonly tones: readonly [string, string, string];
}

/** Polished metal of the medals: a bright edge across the middle. */
export function MetalGradient({ id, tones: [light, middle, dark] }: Props) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor={light} />
      <stop offset=".45" stopColor={middle} />
      <stop offset=".5" stopColor={light} />
      <stop offset="1" stopColor={dark} />
    </linearGradient>
  );
}
