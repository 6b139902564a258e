import { MousePointerClick } from 'lucide-react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';

interface Props {
  readonly picking: boolean;
  readonly onChange: (picking: boolean) => void;
}

/** Turns clicks in the frames into ways to their settings. */
export function PickButton({ picking, onChange }: Props) {
  const t = useTexts('canvas');
  return (
    <Bubble type="button" aria-pressed={picking} onClick={() => onChange(!picking)}>
      <MousePointerClick size={16} aria-hidden="true" />
      {t(picking ? 'pick.on' : 'pick.off')}
    </Bubble>
  );
}

const Bubble = styled.button`
  position: absolute;
  bottom: 16px;
  left: 16px;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  height: 34px;
  padding: 0 14px;
  color: var(--s-text);
  background: var(--s-panel);
  border: 1px solid var(--s-line-strong);
  border-radius: 999px;
  box-shadow: var(--s-shadow);
  font: inherit;
  font-size: 13px;
  cursor: pointer;
  &:hover {
    background: var(--s-hover);
  }
  &[aria-pressed='true'] {
    color: var(--s-on-accent);
    background: var(--s-accent);
    border-color: var(--s-accent);
  }
`;
