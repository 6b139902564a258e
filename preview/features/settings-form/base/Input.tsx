import styled from 'styled-components';
import { controlStyles } from '@staff/ui/controlStyles';

export const Input = styled.input`
  ${controlStyles}

  &[data-figures] {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

/** Error of the typed value, below its field. */
export const Refused = styled.p`
  margin: 4px 0 0;
  color: var(--s-danger);
  font-size: 13px;
  line-height: 18px;
`;

export const Area = styled.textarea`
  ${controlStyles}
  display: block;
  height: auto;
  min-height: 54px;
  padding: 5px 8px;
  line-height: 22px;
  resize: none;
  field-sizing: content;
`;
