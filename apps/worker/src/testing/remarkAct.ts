import { boolean, constant, constantFrom, nat, oneof, record } from 'fast-check'
import type { Arbitrary } from 'fast-check'

type QuestionName = 'manger' | 'kings'

/** Wordings of each part that a person may accept. */
export const wordings: Record<QuestionName, Record<string, readonly string[]>> = {
  manger: { p1: ['the crib', 'a box', 'the crib of wood'] },
  kings: { p1: ['the leper', 'the proud one'], p2: ['his son', 'the builder of the gate'] },
}
/** What players answer. */
export const responses = {
  manger: ['the crib', 'a crib', 'manger', 'a box', 'the crib of wood', 'hay'],
  kings: [
    'the leper, his son',
    'Uzziah, his son',
    'the proud one',
    'Uzziah and Jotham',
    'his son and a gate',
    'the builder of the gate',
  ],
} as const
const questionId = constantFrom('manger' as const, 'kings' as const)
/** One of the things that may happen to marks, in any order. */
export const remarkAct = oneof(
  record({
    act: constant('answer' as const),
    questionId,
    at: nat({ max: 5 }),
    player: nat({ max: 2 }),
    isCounted: boolean(),
  }),
  record({ act: constant('accept' as const), questionId, at: nat({ max: 4 }), isSingle: boolean() }),
  record({ act: constant('undo' as const), at: nat({ max: 9 }) }),
  record({ act: constant('remark' as const), at: nat({ max: 9 }) }),
  record({ act: constant('kill' as const), at: nat({ max: 9 }) }),
  record({ act: constant('merge' as const), from: nat({ max: 2 }), into: nat({ max: 2 }) }),
)
export type RemarkAct = typeof remarkAct extends Arbitrary<infer One> ? One : never
