import styled from 'styled-components';
import { text } from '@/theme/typography';
import { rowFace } from '@/ui/Stack';

/** One friend or one day: name and date at the start, the result at the end. */
export const RowCard = styled.article`
  ${rowFace}

  h3 {
    overflow-wrap: anywhere;
    ${text('body', 'bold')}
  }
  p {
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
    ${text('micro')}
  }
`;

/** The figure at the end of a row. */
export const End = styled.div`
  text-align: right;

  strong {
    ${text('lead', 'bold')}
  }
  small {
    display: block;
    color: var(--text-muted);
    ${text('micro')}
  }
  &[data-gold] strong {
    color: var(--gold-strong);
  }
`;

/** Details side by side below a row. */
export const Facts = styled.dl`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(156px, 1fr));
  gap: 6px 16px;
  padding-top: 10px;
  border-top: 1px dashed var(--line);

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  }
  dt {
    color: var(--text-muted);
    ${text('micro')}
  }
  dd {
    font-family: var(--font-figures);
    font-variant-numeric: tabular-nums;
    ${text('small')}
  }
`;
