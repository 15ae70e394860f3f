import type { Page } from '@playwright/test'

/** A picture of a screen: where it is, who looks, and what is done there first. */
export type Picture = {
  /** The file's name; no two are alike. */
  name: string
  path: string
  /** `visitor` has never been here, `guest` goes on without an account; the others are signed in. */
  as: 'visitor' | 'guest' | 'player' | 'coach' | 'admin'
  /** What is laid out as wide as paper, and wider than a phone. */
  isOnPaper?: true
  prepare?: (page: Page) => Promise<void>
}
