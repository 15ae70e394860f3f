import type { Token } from '../../../read/tokenize.ts'
import { objectPerson, subjectPerson } from '../deeds/pronouns.ts'
import type { Person } from '../deeds/pronouns.ts'
import { joins, stops } from './pieceWords.ts'

/** Who does a deed and to whom it is done, where pronouns say so ("he taught them", "they gave it to him"). */
export type DeedPronouns = { readonly doer: Person | undefined; readonly object: Person | undefined }

/** So many words after a verb a pronoun may still be its object. */
const reach = 4

/** The pronouns of the deed at a place; `subject`: the pronoun before it. */
export function pronounsOf(tokens: readonly Token[], verb: number, subject: string | undefined): DeedPronouns {
  const after = tokens.slice(verb + 1, verb + 1 + reach)
  const end = after.findIndex(({ gap, word }) => stops.test(gap) || joins.has(word))
  const object = (end < 0 ? after : after.slice(0, end)).find(
    ({ word, index }) => objectPerson(word) !== undefined && !isOwner(tokens, index),
  )
  return { doer: subjectPerson(subject), object: objectPerson(object?.word) }
}

/** Whether "her" says whose something is. */
function isOwner(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return tokens[at]?.word === 'her' && next !== undefined && !next.isStop && !stops.test(next.gap)
}

/** Whether who does a deed has changed places with whom it is done to: "they gave it to him" where he gives it to them. */
export function arePronounsTurned(said: DeedPronouns, told: DeedPronouns): boolean {
  if (told.doer === undefined || told.object === undefined || told.doer === told.object) return false
  const isDoerTurned = said.doer === told.object && said.object !== told.object
  const isObjectTurned = said.object === told.doer && said.doer !== told.doer
  return isDoerTurned || isObjectTurned
}
