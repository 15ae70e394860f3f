import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { giveChapters } from './giveChapters.ts'
import { firstUnanswered, orderQuestions } from './orderQuestions.ts'
import { newRun, shownQuestion, shownVerdict, stepRun } from './quizRun.ts'
import type { QuizEvent, QuizRun } from './quizRun.ts'

/** A verdict names what was asked and where: in the room, or practising. */
type Verdict = { of: string; isPractice: boolean }
type Question = { id: string; chapter: number }
const season: Question[] = Array.from({ length: 12 }, (_, at) => ({ id: `q${at}`, chapter: 1 + Math.floor(at / 3) }))

/** What host and child do; a reload begins anew at the question that the tab kept, where it `isKept`. */
type Act =
  | { do: 'give'; chapters: number[] }
  | {
      do:
        | 'answer'
        | 'go on'
        | 'resume'
        | 'practise'
        | 'practice'
        | 'mark arrives'
        | 'practice on'
        | 'practice back'
        | 'stop practising'
    }
  | { do: 'reload'; isKept: boolean }

/** A child's screen, as the app's: whatever is shown becomes what is under way. */
function openScreen() {
  let chapters = { assignedChapters: [] as number[], givenChapters: [] as number[][] }
  let run: QuizRun<Question, Verdict> = newRun
  const answers: Record<string, Verdict> = {}
  /** Practice answers whose verdict is still on its way. */
  const asked: string[] = []
  const step = (event: QuizEvent<Question, Verdict>) => (run = stepRun(run, event))
  const ordered = () =>
    orderQuestions(
      season.filter(({ chapter }) => chapters.assignedChapters.includes(chapter)),
      { roomId: 'room', participantId: 'one', ...chapters },
    )
  const look = () => {
    const shown = shownQuestion(run, ordered(), answers)
    if (run.practice === undefined && shown !== undefined && shown !== run.underWay)
      step({ type: 'shown', question: shown })
    return shown
  }
  const act = (one: Act) => {
    const shown = shownQuestion(run, ordered(), answers)
    if (one.do === 'give') chapters = giveChapters(chapters, one.chapters)
    if (one.do === 'answer' && run.practice === undefined && shown)
      answers[shown.id] ??= { of: shown.id, isPractice: false }
    if (one.do === 'go on' && shown && shown.id in answers) step({ type: 'went_on' })
    if (one.do === 'resume') step({ type: 'resumed', answered: answers })
    if (one.do === 'practise' && shown === undefined) step({ type: 'practice_began', questions: ordered() })
    if (one.do === 'practice' && run.practice !== undefined && shown) asked.push(shown.id)
    const [questionId] = one.do === 'mark arrives' ? asked.splice(0, 1) : []
    if (questionId !== undefined)
      step({ type: 'practice_marked', questionId, verdict: { of: questionId, isPractice: true } })
    if (one.do === 'practice on') step({ type: 'practice_moved_on' })
    if (one.do === 'practice back') step({ type: 'practice_moved_back' })
    if (one.do === 'stop practising') step({ type: 'practice_ended' })
    if (one.do === 'reload') {
      const kept = run.underWay
      run = newRun
      if (one.isKept && kept !== undefined && !(kept.id in answers)) step({ type: 'shown', question: kept })
    }
  }
  look()
  return { act, look, ordered, answers, run: () => run, verdict: (of: Question) => shownVerdict(run, of, answers) }
}

const chapters = fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((some) => some.toSorted((a, b) => a - b))
const anyActs = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('give' as const), chapters }) },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constantFrom<Exclude<Act['do'], 'give' | 'reload'>>(
          ...(['answer', 'go on', 'answer', 'go on', 'resume', 'practise'] as const),
          ...(['practice', 'mark arrives', 'practice on', 'practice back', 'stop practising'] as const),
        ),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), isKept: fc.boolean() }) },
  ),
  { maxLength: 60 },
)
/** Chance seldom brings a child through its chapter: half of the time it is, and practises. */
const throughOne: Act[] = [
  { do: 'give', chapters: [1] },
  ...[1, 2, 3].flatMap(() => [{ do: 'answer' } as const, { do: 'go on' } as const]),
  { do: 'practise' },
]
const practising = fc.array(
  fc.record({ do: fc.constantFrom(...(['practice', 'mark arrives', 'practice on', 'practice back'] as const)) }),
  { maxLength: 12 },
)
const acts = fc.oneof(
  anyActs,
  fc.tuple(practising, anyActs).map(([some, all]): Act[] => [...throughOne, ...some, ...all]),
)

test('whatever happens, the question shown is the one under way or the first open one, and never changes under the child’s hands', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const screen = openScreen()
      for (const one of all) {
        const before = { shown: screen.look(), run: screen.run() }
        screen.act(one)
        const open = firstUnanswered(screen.ordered(), screen.answers)
        const shown = screen.look()
        const { practice } = screen.run()
        if (practice !== undefined) expect(shown).toBe(practice.questions[practice.at])
        else expect([before.run.underWay?.id, open?.id]).toContain(shown?.id)
        const isInHand =
          before.shown !== undefined && (before.run.practice !== undefined || !(before.shown.id in screen.answers))
        if (one.do === 'give' || (one.do === 'resume' && before.run.practice === undefined && isInHand))
          expect(shown).toEqual(before.shown ?? open)
      }
    }),
  )
})

test('a verdict stands under its own question, in the quiz and in practice', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const screen = openScreen()
      for (const one of all) {
        screen.act(one)
        const shown = screen.look()
        const verdict = shown && screen.verdict(shown)
        if (shown === undefined || verdict === undefined) continue
        expect(verdict).toEqual({ of: shown.id, isPractice: screen.run().practice !== undefined })
      }
    }),
  )
})

test('what was given before is asked before what was given while a question was under way', () => {
  const screen = openScreen()
  screen.act({ do: 'give', chapters: [2] })
  const seen = [screen.look()]
  screen.act({ do: 'give', chapters: [1, 2, 3] })
  expect(screen.look()).toBe(seen[0])
  for (let at = 0; at < 8; at += 1) {
    screen.act({ do: 'answer' })
    screen.act({ do: 'go on' })
    seen.push(screen.look())
  }
  expect(seen.slice(0, 3).map((one) => one?.chapter)).toEqual([2, 2, 2])
  expect(seen.slice(3).every((one) => one !== undefined && one.chapter !== 2)).toBe(true)
  expect(new Set(seen).size).toBe(9)
})

test('a question that the season no longer has doesn’t hold the child up', () => {
  const question = { id: 'gone', chapter: 1 }
  const run = stepRun<Question, Verdict>(newRun, { type: 'shown', question })
  expect(stepRun(run, { type: 'refused', questionId: 'another' })).toBe(run)
  expect(shownQuestion(stepRun(run, { type: 'refused', questionId: 'gone' }), season, {})).toBe(season[0])
})

test('who is practising goes on doing so when chapters are given or taken back, and then comes to what is new', () => {
  const screen = openScreen()
  screen.act({ do: 'give', chapters: [1] })
  for (let at = 0; at < 3; at += 1) {
    screen.act({ do: 'answer' })
    screen.act({ do: 'go on' })
  }
  screen.act({ do: 'practise' })
  screen.act({ do: 'practice on' })
  const practised = screen.look()
  screen.act({ do: 'give', chapters: [2] })
  expect(screen.look()).toBe(practised)
  screen.act({ do: 'stop practising' })
  expect(screen.look()?.chapter).toBe(2)
})
