import type { Fault } from './fault.ts'
import type { Pack } from '../pack/readPack.ts'

/** "This verse": trivia shows none beside the question. */
const pointing = /\b(?:this|that|these|those) (?:verses?|chapter|passage|text)\b/i

/** A person by a pronoun, but for one that the question explains itself ("he who comes up", "Where does he remain who …"). */
const pronoun = /\b(?:he|she|they|him|her|them|his|their)\b/i

/** Words that name nobody: those that ask, help, join or point, and forms of being told or saying. */
const empty = new Set(
  `who whom whose what which where when why how many much long far soon kind kinds of in on at to by for from with into
  against over under above through after before about like as than and or but not no if the a an do does did done is are was
  were be been being will would shall should can could may might must have has had it its there so out up down away
  say says said tell tells told according quickly`.split(/\s+/),
)

/**
 * Trivia that speaks of what it doesn't show: "this verse", or a person by
 * a pronoun with nothing before it that could be meant ("What do they worship?").
 */
export function findLooseWords(pack: Pack): Fault[] {
  return pack.trivia.flatMap(({ file, row }) => {
    const where = `${file} ${row.id}`
    const pointed = pointing.exec(row.question)?.[0]
    if (pointed !== undefined) return [{ where, what: `"${pointed}" isn't shown beside it` }]
    const found = pronoun.exec(row.question)
    if (found === null) return []
    const [before, after] = [row.question.slice(0, found.index), row.question.slice(found.index)]
    const isNamed = before.split(/[^\p{L}’']+/u).some((word) => word !== '' && !empty.has(word.toLowerCase()))
    return isNamed || /\bwho\b/i.test(after) ? [] : [{ where, what: `"${found[0]}" is nobody whom it names` }]
  })
}
