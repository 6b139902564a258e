import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useSpin } from './useSpin';
import { useWheelMotion } from './useWheelMotion';
import { Wheel } from './Wheel';
import type { Spin, WheelState } from './wheelApi';

interface Props {
  readonly state: WheelState;
  /** Plays left, rendered by the page. */
  readonly rights: ReactNode;
  readonly onResult: (spin: Spin) => void;
}

/** The wheel and its spin button; without a play left there is no button. */
export function WheelGame({ state, rights, onResult }: Props) {
  const { t } = useTranslation('prize');
  const errorText = useErrorText();
  const motion = useWheelMotion();
  const { spin, isSpinning, error } = useSpin(state, motion, onResult);
  const { enabled, left, cost, segments } = state;
  return (
    <Layout data-closed={!enabled || undefined}>
      <Wheel
        label={t('wheel.label', { n: segments.length })}
        segments={segments}
        wheel={motion.wheel}
        isSpinning={isSpinning}
      />
      {rights}
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <Button
        size="large"
        full
        pending={isSpinning}
        disabled={!enabled || left === 0 || segments.length === 0}
        onClick={() => void spin()}
      >
        {t(isSpinning ? 'wheel.spinning' : 'wheel.spin')}
      </Button>
      {cost !== undefined && cost > 0 && (
        <Cost>{t('wheel.cost', { amount: formatMoney(cost, { whole: true }) })}</Cost>
      )}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: 16px;

  &[data-closed] > svg {
    filter: grayscale(0.9);
    opacity: 0.55;
  }
`;

const Cost = styled.p`
  color: var(--text-muted);
  text-align: center;
`;
