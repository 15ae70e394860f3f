import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { followRoom, keepLate } from './followRoom.ts'
import type { LateAnswer, OnScreen } from './followRoom.ts'
import { shownVerdict } from '../quizRun.ts'

type Question = { id: string }
const questions: Question[] = Array.from({ length: 6 }, (_, at) => ({ id: `q${at + 1}` }))

type Act =
  | { do: 'write'; text: string }
  | { do: 'send' | 'room moves' | 'hear' | 'reply' | 'go on' | 'reload' | 'reload of a tab that keeps nothing' }

/** A room and one child's page: what the page hears may be behind, and answers may be on their way. */
function openPage() {
  let stored = 0
  let heard = 0
  let onScreen: OnScreen<Question> | undefined
  let drafts: Record<string, string> = {}
  let late: LateAnswer[] = []
  let waiting: { questionId: string; answer: string }[] = []
  const verdicts: Record<string, { of: string; answer: string }> = {}
  const given = () => ({ ...verdicts, ...Object.fromEntries(waiting.map((one) => [one.questionId, one])) })
  const look = () =>
    (onScreen = followRoom(onScreen, {
      current: questions[heard],
      given: given(),
      draftOf: ({ id }) => drafts[id] ?? '',
    }))
  const write = (text: string) => {
    if (onScreen === undefined) return
    drafts[onScreen.question.id] = text
    onScreen = { ...onScreen, text }
  }
  const act = (one: Act) => {
    const shown = look()
    const isCurrent = shown !== undefined && shown.question.id === questions[heard]?.id
    const isOpen = isCurrent && !(shown.question.id in given())
    if (one.do === 'write' && isOpen) write(one.text)
    if (one.do === 'send' && isOpen && shown.text.trim() !== '') {
      waiting = [...waiting, { questionId: shown.question.id, answer: shown.text }]
      write('')
    }
    if (one.do === 'room moves') stored = Math.min(questions.length, stored + 1)
    if (one.do === 'hear') heard = stored
    if (one.do === 'reply') {
      const [first, ...rest] = waiting
      waiting = rest
      if (first !== undefined && first.questionId === questions[stored]?.id)
        verdicts[first.questionId] = { of: first.questionId, answer: first.answer }
      else if (first !== undefined) late = keepLate(late, first)
    }
    if (one.do === 'go on' && shown !== undefined && !isCurrent) {
      late = keepLate(late, { questionId: shown.question.id, answer: shown.text })
      write('')
    }
    if (one.do === 'reload') onScreen = onScreen && { ...onScreen, text: drafts[onScreen.question.id] ?? '' }
    if (one.do === 'reload of a tab that keeps nothing') {
      onScreen = undefined
      drafts = {}
    }
  }
  look()
  const verdictOf = (question: Question) =>
    shownVerdict({ underWay: undefined, practice: undefined }, question, verdicts)
  return {
    act,
    look,
    current: () => questions[heard],
    verdictOf,
    given,
    texts: () => [...waiting, ...late, ...Object.values(verdicts)].map(({ answer }) => answer),
  }
}

const acts = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('write' as const),
        text: fc.constantFrom('', ' ', 'Amoz', 'Uzziah and Jotham'),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constantFrom<Exclude<Act['do'], 'write'>>(
          'send',
          'room moves',
          'hear',
          'hear',
          'reply',
          'go on',
          'reload',
          'reload of a tab that keeps nothing',
        ),
      }),
    },
  ),
  { maxLength: 60 },
)

test('in whatever order a room moves and a child writes, sends and reloads, a verdict stands under its own question', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const page = openPage()
      for (const one of all) {
        page.act(one)
        const shown = page.look()
        const verdict = shown && page.verdictOf(shown.question)
        if (verdict !== undefined) expect(verdict.of).toBe(shown?.question.id)
      }
    }),
  )
})

test('the question shown is the room’s, or one with something written and not sent', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const page = openPage()
      for (const one of all) {
        page.act(one)
        const shown = page.look()
        if (shown?.question.id === page.current()?.id) continue
        expect(shown?.text.trim()).not.toBe('')
        expect(page.given()).not.toHaveProperty(shown?.question.id ?? '')
      }
    }),
  )
})

test('what is written is never lost when the room moves on: it stays in the box, is on its way, marked, or kept as too late', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const page = openPage()
      for (const one of all) {
        const before = page.look()
        page.act(one)
        const after = page.look()
        if (before === undefined || before.text.trim() === '' || one.do === 'write') continue
        if (one.do === 'reload of a tab that keeps nothing') continue
        expect([after?.text, ...page.texts()]).toContain(before.text)
      }
    }),
  )
})
