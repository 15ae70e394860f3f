import { browserStorage, type TextStorage } from './browserStorage.ts'

const key = 'season'

/** Whoever has never chosen is named no season from one visit to the next: they land where newcomers do. */
let current = readSeasonName()

/** The season that calls of this page name (rule 157); undefined until it is known: then they mean the first open one. */
export function seasonName(): string | undefined {
  return current
}

/** Names another season from the next call on. `isKept`: this browser keeps it for its next visit, else forgets the one that it kept. */
export function setSeasonName(id: string | undefined, isKept: boolean): void {
  current = id
  if (id !== undefined && isKept) browserStorage.setItem(key, id)
  else browserStorage.removeItem(key)
}

/** What a browser keeps of it; undefined where that is no season's name. */
export function readSeasonName(storage: TextStorage = browserStorage): string | undefined {
  return /^[\w-]{1,100}$/.exec(storage.getItem(key) ?? '')?.[0]
}
