import { Skeleton } from '../../ui/waiting/Skeleton.tsx'

/** The report while it is fetched. */
export function ReportSkeleton() {
  return (
    <div className="mt-5" aria-busy="true">
      <output className="sr-only">Loading your report…</output>
      <div className="grid gap-4 lg:grid-cols-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-48" />
        ))}
      </div>
    </div>
  )
}
