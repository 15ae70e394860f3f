import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import { Skeleton } from './waiting/Skeleton.tsx'

/** A part of a screen that is fetched when it is first shown; `fallback` holds its place meanwhile. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Skeleton className="h-48" />,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function LazyPart(props: Props) {
    return <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>
  }
}
