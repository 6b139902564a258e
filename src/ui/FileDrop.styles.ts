import styled from 'styled-components';
import { motion } from '@/theme/media';
import { text } from '@/theme/typography';

export const Box = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 32px 20px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--bg);
  color: var(--text-muted);
  text-align: center;
  transition: border-color ${motion.fast} ${motion.ease};

  /* The complete box is the control; a tap anywhere opens the picker. */
  input {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within,
  &[data-over] {
    border-color: var(--focus);
    box-shadow: 0 0 0 5px var(--glow-soft);
  }
  &[data-filled] {
    padding: 16px;
    border-style: solid;
  }
  svg {
    color: var(--accent-strong);
  }
  small {
    ${text('small')}
    color: var(--accent-strong);
  }
`;

export const Preview = styled.img`
  max-height: 320px;
  border-radius: var(--radius-m);
  object-fit: contain;
`;
