import type { Edition } from '../edition.ts'
import { makeLoadable } from './makeLoadable.ts'
import type { LoadablePack } from './makeLoadable.ts'
import type { Pack } from '../pack/readPack.ts'

/**
 * Makes a sound pack's questions with another edition than the one that it was checked with: quotations and blanks that don't align, whose
 * chapter its licence keeps closed, or whose words the judge can't mark are left out, and so are crossword words that it doesn't have.
 */
export function adaptPack(pack: Pack, edition: Edition): Omit<LoadablePack, 'faults'> {
  const { faults, questions, leftOut, ...rest } = makeLoadable(pack, edition)
  const unjudged = new Set(faults.map(({ where }) => where))
  const quoted = new Set(pack.questions.flatMap(({ question }) => ('passage' in question ? [question.id] : [])))
  const isKept = ({ id }: { id: string }) => !quoted.has(id) || !unjudged.has(id)
  const dropped = questions.filter((question) => !isKept(question)).map(({ id }) => id)
  return { ...rest, questions: questions.filter(isKept), leftOut: [...leftOut, ...dropped] }
}
