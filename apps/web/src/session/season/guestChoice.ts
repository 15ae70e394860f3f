import { browserStorage } from '../../api/browserStorage.ts'

const key = 'season-chosen'

/** Keeps the season that somebody chose who has no code yet: it is theirs with the first one (rule 156). */
export function keepGuestChoice(id: string | undefined): void {
  if (id === undefined) browserStorage.removeItem(key)
  else browserStorage.setItem(key, id)
}

/** What was kept so; undefined where nobody chose, and where that is no season's name. */
export function readGuestChoice(): string | undefined {
  return /^[\w-]{1,100}$/.exec(browserStorage.getItem(key) ?? '')?.[0]
}
