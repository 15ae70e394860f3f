import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'

import { orDamaged } from '../../saving/testing/damaged.ts'
import { answerOf, inOrderReducer, isNamed, startInOrder } from './inOrderRun.ts'
import type { InOrderAction, InOrderRun } from './inOrderRun.ts'
import { newInOrder } from './keptInOrder.ts'
import { readInOrder } from './readInOrder.ts'

const items = ['Uzziah', 'Jotham', 'Ahaz', 'Hezekiah'].map((text, at) => ({ id: `p${at + 1}`, text, accept: [] }))
const begun = startInOrder({ id: 'kings', title: 'The kings', verse: 'Isaiah 1:1', chapter: 1, items })
const run = (from: InOrderRun, ...actions: InOrderAction[]) => actions.reduce(inOrderReducer, from)
const answer = (line: string): InOrderAction[] => [{ type: 'check', line }, { type: 'next' }]

test('each thing is asked beside its neighbours, what isn’t known is kept as missed, then all from memory', () => {
  const first = run(begun, { type: 'check', line: 'Uzziah' })
  expect([isNamed(begun), isNamed(first), first.missed]).toEqual([undefined, true, []])
  expect(run(first, { type: 'check', line: '' })).toBe(first)
  const second = run(first, { type: 'next' }, { type: 'check', line: '' })
  expect([second.index, isNamed(second), second.missed]).toEqual([1, false, ['p2']])
  const memory = run(second, { type: 'next' }, ...answer('Ahaz'), ...answer('Hezekiah'))
  expect(memory.phase).toBe('recall')
  const done = run(memory, { type: 'write', place: 0, line: 'Uzziah' }, { type: 'finish' })
  expect(answerOf(done)).toEqual({ list: 'kings', missed: ['p2'], recalled: ['Uzziah', '', '', ''] })
  expect(run(done, { type: 'write', place: 1, line: 'Jotham' })).toBe(done)
})

test('who knows the list goes on to memory at once', () => {
  expect(run(begun, { type: 'toRecall' })).toMatchObject({ phase: 'recall', missed: [] })
  expect(run(begun, { type: 'finish' })).toBe(begun)
})

test('whatever is kept of a list is read or refused', () => {
  const kept = newInOrder(run(begun, ...answer('Uzziah')))
  expect(readInOrder(kept)).toEqual(kept)
  assert(
    property(orDamaged(kept), (damaged) => {
      const shown = readInOrder(damaged)?.run
      if (shown !== undefined) expect(shown.list.items[shown.index]).toBeDefined()
    }),
  )
})
