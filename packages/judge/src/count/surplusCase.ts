import type { CompiledLexicon } from '../read/lexicon.ts'
import type { ReadPart } from '../match/readPart.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import type { ReadResponse } from '../read/readResponse.ts'

/** What findSurplus looks at: the response, what it was asked, and which tokens earned a part. */
export type SurplusInput = {
  readonly asked: ReadQuestion
  readonly parts: readonly ReadPart[]
  readonly response: ReadResponse
  readonly evidence: ReadonlySet<number>
  /** Whether the question asks for one thing only. */
  readonly isSingle: boolean
  /** Tokens of the verse as it is said by heart: true words beside the answer, which cost nothing (rule 65). */
  readonly recited: ReadonlySet<number>
  /** The stems of the cited verses and the one after them; none where they aren't known. */
  readonly verse: ReadonlySet<string>
  /** Whether the response follows the verse in another edition's words: then its clauses are that edition's. */
  readonly isFollowing: boolean
  /** Whether something that speaks to the judge was cut out of it: what is left of that names nothing. */
  readonly isAddressed: boolean
  readonly lexicon: CompiledLexicon
}

/** What is looked at, and what is read of it once. */
export type SurplusCase = SurplusInput & {
  /** Whether a part is a number. */
  readonly expectsNumber: boolean
  /** Whether it is talk, in which things are told around the answers. */
  readonly isTelling: boolean
  /** The stems of the parts' words. */
  readonly expected: readonly string[]
}
