import { SkeletonCard } from '@/ui/Skeleton';

/** Stands where a page will be while its chunk arrives. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}
