import { css } from 'styled-components';

/** Meaning of a colour: grey, blue, green, amber, red. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Text and background colours by `data-tone`. */
export const toneStyles = css`
  background: var(--surface-3);
  color: var(--text-muted);

  &[data-tone='info'] {
    background: var(--info-soft);
    color: var(--info);
  }
  &[data-tone='success'] {
    background: var(--success-soft);
    color: var(--success);
  }
  &[data-tone='warning'] {
    background: var(--warning-soft);
    color: var(--warning);
  }
  &[data-tone='danger'] {
    background: var(--danger-soft);
    color: var(--danger);
  }
`;
