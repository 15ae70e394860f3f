import type { QuizType } from '@seraph/schema/http/appeals/errorReports'
import type { QuestionAccuracy, QuestionCount, SumFigure } from '@seraph/schema/progress/progressKinds'
import type { AchievementRule } from '@seraph/schema/season'
import type { FeatureActivity } from '@seraph/schema/seasonPages'

import type { Contracts } from '../api/contracts.ts'

type Address = `/${string}`

/** One and many of what a call carries, as people call it. */
export type WorkName = { readonly one: string; readonly many: string }

/**
 * What the rest of the web app knows of an activity: plain facts, without its screens, its icon or a library, since the first script that
 * runs has them all.
 */
export type Activity = {
  /** Its name in the navigation, the headline of its screen and the sentence below. */
  readonly title: string
  readonly lead: string
  /** Classes of what holds these two, where they stand in less than the screen's width. */
  readonly leadClass?: string
  readonly path: Address
  /** Other addresses of its screen. */
  readonly aliases?: readonly Address[]
  /** The address that links lead to, where that is not `path`. */
  readonly linked?: Address
  /** Of a screen that is wider than a column of text. */
  readonly width?: 'wide' | 'full'
  /** A phone on its side shows more of it (rule 49). */
  readonly isBetterInLandscape?: true
  /** The menu of the navigation that it is in. */
  readonly section: 'study' | 'games'
  /** What its large button on the home page says, where it has one. */
  readonly wayIn?: string
  /** What the season's texts about it are called. */
  readonly feature?: FeatureActivity
  /** What its state under way is called among what a browser keeps; never another's, and never changed. */
  readonly keptAs: string
  /** The calls whose content is kept until the server has it. Each takes an `Idempotency-Key`, and no parameter but the player's id. */
  readonly outbox: { readonly [Name in keyof Contracts]?: WorkName }
  /** Its row among the kinds of questions. */
  readonly questions?: {
    readonly label: string
    readonly count: QuestionCount
    readonly accuracy: QuestionAccuracy
  }
  /** Its figure in the report; `card` is its label among the cards of a player's own page, where it is there too. */
  readonly figure?: { readonly label: string; readonly of: SumFigure; readonly card?: string }
  /** What reports of faults in its questions are filed under. */
  readonly quizType?: QuizType
  /** The kinds of achievement that are earned by it. */
  readonly achievements: readonly AchievementRule['kind'][]
}

/** The address that links lead to. */
export function linkOf({ path, linked }: Activity): string {
  return linked ?? path
}
