import { WandSparkles } from 'lucide-react';
import styled from 'styled-components';
import type { Problem } from '#core/brand/problem';
import { useLanguage } from '@staff/i18n/hooks';
import { Button } from '@staff/ui/Button';
import { isFixable } from './fixes';
import { useFix } from './useFix';

interface Props {
  readonly problem: Problem;
  readonly disabled: boolean;
}

/** The fix of a problem: a button if its check offers a valid value, otherwise a text. */
export function FixButton({ problem, disabled }: Props) {
  const { language } = useLanguage();
  const fix = useFix();
  const text = problem.fix[language];
  if (!isFixable(problem)) return <Hint>{text}</Hint>;
  return (
    <Button
      size="s"
      icon={<WandSparkles size={13} aria-hidden="true" />}
      disabled={disabled}
      onClick={() => fix([problem])}
    >
      {text}
    </Button>
  );
}

const Hint = styled.span`
  color: var(--s-muted);
`;
