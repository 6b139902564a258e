import { useState } from 'react';
import type { Calls } from '#schemas/api/contract';
import { brandParts } from '#schemas/api/shapes/studio';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { useQuery } from '@backoffice/browser/useQuery';
import type { CreateStep } from './StepList';

type Source = NonNullable<Calls['POST /api/staff/brand']['body']['from']>;
type BrandPart = Source['parts'][number];

/** What a brand is made of; a blank one has no `from`. */
export interface Plan {
  readonly from: string | null;
  readonly parts: readonly BrandPart[];
}

/** Step and source. The address has them too, so that a person can come back. */
export function usePlan(brands: readonly BrandSummary[]) {
  const [query, setQuery] = useQuery();
  // The address follows a moment later, and of two quick presses none may be lost.
  const [plan, setPlan] = useState(() => readPlan(query, brands));
  const put = (values: Readonly<Record<string, string | null>>, replace: boolean) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  const step: CreateStep = query.get('step') === 'names' ? 'names' : 'source';
  return {
    step,
    plan,
    go: (next: CreateStep) => put({ step: next }, false),
    change: (next: Plan) => {
      setPlan(next);
      const isWhole = next.from === null || next.parts.length === brandParts.length;
      put({ from: next.from, parts: isWhole ? null : next.parts.join('.') }, true);
    },
  };
}

function readPlan(query: URLSearchParams, brands: readonly BrandSummary[]): Plan {
  const named = query.get('parts')?.split('.');
  return {
    from: brands.find(({ brandId }) => brandId === query.get('from'))?.brandId ?? null,
    parts: brandParts.filter((part) => named?.includes(part) ?? true),
  };
}
