import { Actions, Amount, type Drawings, Fields, Lines, Picture } from './parts';

export const pageDrawings: Drawings<'card' | 'balance' | 'hero'> = {
  card: {
    raised: () => (
      <>
        <rect x="13" y="15" width="70" height="38" rx="7" fill="#000" opacity="0.22" />
        <rect x="13" y="10" width="70" height="38" rx="7" fill="var(--v-surface)" />
        <rect x="17" y="10" width="62" height="1" fill="#fff" opacity="0.35" />
        <Lines y={20} />
      </>
    ),
    outline: () => (
      <>
        <rect
          x="13.5"
          y="11.5"
          width="69"
          height="37"
          rx="5"
          fill="none"
          stroke="var(--v-ink)"
          strokeOpacity="0.6"
        />
        <Lines y={21} />
      </>
    ),
    glass: () => (
      <>
        <circle cx="20" cy="46" r="15" fill="var(--v-accent)" opacity="0.85" />
        <circle cx="78" cy="14" r="13" fill="var(--v-gold)" opacity="0.85" />
        <rect x="13" y="11" width="70" height="38" rx="7" fill="var(--v-surface)" opacity="0.78" />
        <rect
          x="13.5"
          y="11.5"
          width="69"
          height="37"
          rx="6.5"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.45"
        />
        <Lines y={21} />
      </>
    ),
    flat: () => (
      <>
        <rect x="13" y="11" width="70" height="38" rx="9" fill="var(--v-ink)" opacity="0.1" />
        <Lines y={21} />
      </>
    ),
  },
  balance: {
    panel: () => (
      <>
        <rect x="8" y="6" width="80" height="48" rx="7" fill="var(--v-surface)" />
        <rect x="16" y="13" width="20" height="3" rx="1.5" fill="var(--v-ink)" opacity="0.45" />
        <Amount x={16} y={20} />
        <Actions x={16} y={37} width={30} height={10} />
      </>
    ),
    ticket: () => (
      <>
        <path
          d="M12 6h72a4 4 0 0 1 4 4v19a5 5 0 0 0 0 10v11a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V39a5 5 0 0 0 0-10V10a4 4 0 0 1 4-4z"
          fill="var(--v-surface)"
          stroke="var(--v-accent)"
          strokeOpacity="0.6"
        />
        <path d="M16 34h64" stroke="var(--v-ink)" strokeDasharray="3 3" opacity="0.5" />
        <Amount x={16} y={16} />
        <path d="M66 13v13M69 13v13M72.5 13v13M75 13v13M79 13v13" stroke="var(--v-ink)" opacity="0.5" />
        <Actions x={16} y={41} width={30} height={8} />
      </>
    ),
    banner: () => (
      <>
        <rect y="4" width="96" height="34" fill="var(--v-accent2)" />
        <rect y="4" width="96" height="34" fill="var(--v-surface)" opacity="0.4" />
        <rect x="36" y="10" width="24" height="3" rx="1.5" fill="var(--v-ink)" opacity="0.7" />
        <Amount x={26} y={18} width={44} />
        <Actions x={12} y={32} width={34} height={12} />
      </>
    ),
    slim: () => (
      <>
        <rect x="6" y="18" width="84" height="24" rx="12" fill="var(--v-surface)" />
        <rect
          x="6.5"
          y="18.5"
          width="83"
          height="23"
          rx="11.5"
          fill="none"
          stroke="var(--v-ink)"
          strokeOpacity="0.2"
        />
        <Amount x={15} y={26.5} width={26} />
        <Actions x={48} y={25} width={16} height={10} />
      </>
    ),
  },
  hero: {
    form: () => (
      <>
        <rect x="36" y="5" width="24" height="6" rx="3" fill="var(--v-accent)" />
        <rect x="24" y="15" width="48" height="40" rx="6" fill="var(--v-surface)" />
        <Fields x={30} y={22} width={36} />
      </>
    ),
    visual: () => (
      <>
        <Picture width={96} />
        <rect x="10" y="12" width="34" height="8" rx="2" fill="var(--v-ink)" />
        <path d="M18 60v-8a5 5 0 0 1 5-5h50a5 5 0 0 1 5 5v8z" fill="var(--v-surface)" />
        <rect x="28" y="51.5" width="40" height="6" rx="3" fill="var(--v-accent)" />
      </>
    ),
    split: () => (
      <>
        <Picture width={50} />
        <rect x="50" width="46" height="60" fill="var(--v-surface)" />
        <rect x="57" y="10" width="20" height="5" rx="2.5" fill="var(--v-ink)" opacity="0.7" />
        <Fields x={57} y={22} width={32} />
      </>
    ),
  },
};
