import { orderChoices } from '../pack/packTrivia.ts'
import type { Pack } from '../pack/readPack.ts'

/** A trivia question as it is loaded: `verse` is its citation, the choices are in the order in which they are served (rule 30). */
export type MadeTrivia = {
  id: string
  chapter: number
  verse: string
  question: string
  choices: string[]
  answer: string
}

/** A pack's trivia as it is loaded, in the pack's order. */
export function makeTrivia(pack: Pack): MadeTrivia[] {
  const labels = new Map(pack.season.chapters.map(({ ordinal, label }) => [ordinal, label]))
  return pack.trivia.map(({ chapter, row }) => ({
    id: row.id,
    chapter,
    verse: `${labels.get(chapter) ?? ''}:${row.verse}`,
    question: row.question,
    choices: orderChoices(row.choices),
    answer: row.answer,
  }))
}
