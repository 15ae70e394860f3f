import { Card } from '../Card.tsx'
import { Skeleton } from './Skeleton.tsx'

/** A screen that is on its way. */
export function ScreenSkeleton() {
  return (
    <div>
      <output className="sr-only">Loading…</output>
      <Skeleton className="mb-5 h-9 w-2/3" />
      <Card>
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-5 h-24" />
        <Skeleton className="mt-5 h-12 w-40" />
      </Card>
    </div>
  )
}
