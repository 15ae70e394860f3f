import type { Fault } from './fault.ts'
import type { Pack } from '../pack/readPack.ts'
import { wordsStandIn } from './wordsStandIn.ts'

/**
 * Questions that ask something of *each* of several and give it one slot for all: whoever crosses them ("what he does to each") would lose
 * nothing. Parts of one kind may share a slot ("which two beasts"). And slots whose words the question doesn't have: nobody is asked that.
 */
export function findSlotFaults(pack: Pack): Fault[] {
  return pack.questions.flatMap(({ question, file }) => {
    if (!('parts' in question)) return []
    const where = `${file} ${question.id}`
    const slots = question.parts.flatMap(({ slot }) => slot ?? [])
    return [...new Set(slots)].flatMap((slot) => {
      if (!wordsStandIn(slot, question.question))
        return [{ where, what: `the slot "${slot}" doesn't stand in the question` }]
      return slots.filter((other) => other === slot).length > 1 && isOfEach(question.question, slot)
        ? [{ where, what: `several parts share the slot "${slot}" of each` }]
        : []
    })
  })
}

/** Does "each" stand in the piece of the question that holds the slot's words? */
function isOfEach(question: string, slot: string): boolean {
  const pieces = question.split(/[,;:?]/)
  const own = pieces.find((piece) => piece.toLowerCase().includes(slot.toLowerCase()))
  return own !== undefined && /\beach\b(?! other)/i.test(own)
}
