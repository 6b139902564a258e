import styled from 'styled-components';

export type GlossHue = 'gold' | 'rose' | 'sky' | 'violet' | 'mint' | 'coral' | 'slate';

/**
 * A glossy coloured tile behind a white icon. The hue distinguishes shortcuts, so it is the same in every brand. Set
 * `data-hue` to a `GlossHue`.
 */
export const GlossTile = styled.span`
  --from: #8aa2c8;
  --to: #435a85;

  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: var(--radius-m);
  background:
    radial-gradient(110% 80% at 28% 0%, rgb(255 255 255 / 46%), transparent 58%),
    linear-gradient(155deg, var(--from), var(--to));
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 55%),
    inset 0 -3px 6px rgb(0 0 0 / 18%),
    var(--shadow-1);
  color: #fff;

  svg {
    filter: drop-shadow(0 1px 1px rgb(0 0 0 / 35%));
  }

  &[data-hue='gold'] {
    --from: #ffb83f;
    --to: #c8650a;
  }
  &[data-hue='rose'] {
    --from: #ff6f9c;
    --to: #c01a56;
  }
  &[data-hue='sky'] {
    --from: #4fb3ff;
    --to: #155cc9;
  }
  &[data-hue='violet'] {
    --from: #b186ff;
    --to: #6230cc;
  }
  &[data-hue='mint'] {
    --from: #33cf97;
    --to: #087a57;
  }
  &[data-hue='coral'] {
    --from: #ff8a5b;
    --to: #c93a14;
  }
`;
