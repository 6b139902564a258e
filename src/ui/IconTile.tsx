import styled from 'styled-components';

export type IconHue = 'gold' | 'rose' | 'sky' | 'violet' | 'mint' | 'coral' | 'slate';

/**
 * The tile behind an icon, in the brand's style (`look.icons`). The hue distinguishes shortcuts, so it is the same in
 * every brand whose style shows it. Set `data-hue` to an `IconHue`.
 */
export const IconTile = styled.span`
  --from: #8aa2c8;
  --to: #435a85;

  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: var(--icon-radius);
  background: var(--icon-cover), linear-gradient(155deg, var(--from), var(--to));
  box-shadow: var(--icon-shadow);
  color: var(--icon-ink, var(--to));
  -webkit-clip-path: var(--icon-clip);
  clip-path: var(--icon-clip);

  svg {
    stroke-width: var(--icon-stroke);
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
