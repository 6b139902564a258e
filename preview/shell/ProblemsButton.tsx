import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '@studio/i18n/texts';
import { useProblems } from '@studio/features/problems/useProblems';
import { Badge } from '@staff/ui/Badge';
import { Button } from '@staff/ui/Button';
import { Popover } from '@staff/ui/Popover';
import { Skeleton } from '@staff/ui/Loading';

const ProblemsPanel = lazy(async () => ({
  default: (await import('@studio/features/problems/ProblemsPanel')).ProblemsPanel,
}));

const icon = { size: 14, 'aria-hidden': true } as const;

/** How many errors and warnings the draft has; opens the list of them. */
export function ProblemsButton() {
  const t = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const problems = useProblems();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const name = [
    t('bar.problems'),
    errors > 0 && t('brands.errors', { count: errors }),
    warnings > 0 && t('brands.warnings', { count: warnings }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
  return (
    <Popover
      label={t('bar.problems')}
      align="end"
      width={420}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" aria-label={name}>
          {problems.length === 0 && <CircleCheck {...icon} color="var(--s-success)" />}
          {errors > 0 && (
            <Badge tone="danger">
              <CircleAlert {...icon} />
              {errors}
            </Badge>
          )}
          {warnings > 0 && (
            <Badge tone="warning">
              <TriangleAlert {...icon} />
              {warnings}
            </Badge>
          )}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton $h={80} />}>
        <ProblemsPanel />
      </Suspense>
    </Popover>
  );
}
