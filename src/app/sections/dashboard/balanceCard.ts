import styled, { css } from 'styled-components';
import { figures } from '@/theme/typography';

/** A bank slip or an entry ticket: the actions are its stub, below a perforated line with a notch at each end. */
const ticket = css`
  --stub: 97px;

  padding-top: 30px;
  border: 0;
  border-radius: 4px;
  background:
    repeating-linear-gradient(-45deg, var(--accent) 0 8px, transparent 8px 16px) top/100% 8px no-repeat,
    linear-gradient(180deg, var(--surface-2), var(--surface-2));
  -webkit-mask:
    radial-gradient(circle at 0 calc(100% - var(--stub)), transparent 11px, #000 11.5px) left/51% 100% no-repeat,
    radial-gradient(circle at 100% calc(100% - var(--stub)), transparent 11px, #000 11.5px) right/51% 100% no-repeat;
  mask:
    radial-gradient(circle at 0 calc(100% - var(--stub)), transparent 11px, #000 11.5px) left/51% 100% no-repeat,
    radial-gradient(circle at 100% calc(100% - var(--stub)), transparent 11px, #000 11.5px) right/51% 100% no-repeat;
`;

/** Everything in the middle, framed by a double line; the actions come right after the amount. */
const banner = css`
  align-items: center;
  padding: 26px 22px;
  border: 1px solid var(--gold);
  background:
    radial-gradient(70% 90% at 50% 0%, var(--glow-soft), transparent 70%),
    linear-gradient(180deg, var(--surface-3), var(--surface-1) 70%);
  box-shadow:
    inset 0 0 0 5px var(--surface-1),
    inset 0 0 0 6px var(--gold),
    var(--shadow-2);
  text-align: center;

  > * {
    width: 100%;
  }
`;

/** Amount and actions in one row where they fit. */
const slim = css`
  gap: 12px;
  padding: 16px 18px;
  border: 0;
  background: var(--card-bg-hero);
  box-shadow: none;

  @media (min-width: 600px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(240px, auto);
    align-items: center;

    > * {
      grid-column: 1 / -1;
    }
  }
`;

/** The balance card; `data-balance` names the brand's composition. */
export const BalanceCard = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px;
  overflow: hidden;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg-hero);
  box-shadow: var(--card-shadow-hero);

  &[data-balance='ticket'] {
    ${ticket}
  }
  &[data-balance='banner'] {
    ${banner}
  }
  &[data-balance='slim'] {
    ${slim}
  }
`;

export const Amount = styled.div`
  [data-balance='banner'] > & {
    order: -2;
  }

  [data-balance='slim'] > & {
    @media (min-width: 600px) {
      grid-column: 1;
    }
  }
`;

export const Label = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-size: 14px;

  [data-balance='banner'] & {
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 0 44px;

    &::before,
    &::after {
      flex: 1;
      height: 1px;
      margin: 0 10px;
      background: var(--gold);
      content: '';
      opacity: 0.6;
    }
  }
`;

export const Figure = styled.p`
  margin: 0;
  color: var(--gold-strong);
  /* Safari 13.0 lacks clamp(). */
  font: 700 34px/1.3 var(--font-body);
  font: 700 clamp(30px, 9vw, 40px)/1.3 var(--font-body);
  font-variant-numeric: tabular-nums;

  small {
    margin-left: 8px;
    color: var(--text-muted);
    font: 400 15px/1.5 var(--font-body);
  }

  [data-balance='banner'] & {
    font-size: 38px;
    font-size: clamp(32px, 11vw, 48px);

    small {
      display: block;
      margin: 0;
    }
  }

  [data-balance='slim'] & {
    font-size: 30px;
    font-size: clamp(26px, 8vw, 34px);
  }
`;

/* Above the figure, because a large balance needs the width of the card. */
export const Tools = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
  display: flex;

  button[data-pending='true'] svg {
    animation: spin 800ms linear infinite;
  }

  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }

  [data-balance='ticket'] > & {
    top: 18px;
  }

  /* One on each side of the title. */
  [data-balance='banner'] > & {
    right: 14px;
    left: 14px;
    justify-content: space-between;
    width: auto;
  }

  [data-balance='slim'] > & {
    top: 6px;
    right: 8px;

    @media (min-width: 600px) {
      position: static;
      grid-row: 1;
      grid-column: 2;
      justify-content: flex-end;
    }
  }
`;

export const Bank = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--text-muted);
  font-size: 14px;

  span:last-child {
    margin-left: auto;
    color: var(--text);
    ${figures}
    white-space: nowrap;
  }

  [data-balance='banner'] > & {
    order: 9;
  }
`;

export const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;

  @media (max-width: 359px) {
    a {
      padding-right: 8px;
      padding-left: 8px;
      white-space: nowrap;
    }
  }

  [data-balance='ticket'] > & {
    position: relative;
    margin-top: auto;
    padding-top: 20px;

    &::before {
      position: absolute;
      top: -1px;
      right: -4px;
      left: -4px;
      border-top: 2px dashed var(--line-strong);
      content: '';
    }
  }

  [data-balance='banner'] > & {
    order: -1;
  }

  [data-balance='slim'] > & a {
    min-height: 48px;
    padding-top: 6px;
    padding-bottom: 6px;
  }
`;
