import { lazy, type ComponentType } from 'react'

/** A screen that is fetched when it is first shown, or before by `load`. */
export type LazyScreen = ComponentType & { load: () => Promise<unknown> }

/** Makes a lazy screen of a module's named component. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  const screen = lazy(() => load().then((module) => ({ default: module[name] })))
  return Object.assign(screen as unknown as ComponentType, { load })
}
