import { EventPhase } from '@seraph/schema/rooms/eventPhase'
import { array, assert, boolean, constantFrom, nat, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { answerMs, nad2023 } from './eventProfile.ts'
import { dueStep } from './dueStep.ts'
import { beginEvent } from './eventState.ts'
import type { EventState } from './eventState.ts'
import { placeTeams } from './placeTeams.ts'
import { graceMs, refuseDraft } from './refuseDraft.ts'
import { stepEvent } from './stepEvent.ts'
import type { EventStep } from './stepEvent.ts'

const phases = EventPhase.options
const profile = { ...nad2023, breakAfter: 2 }
const points = [1, 8, 3, 2]
const readingMs = () => 4_000

/** Phases that may follow one another; the reading may be repeated, a question skipped, the event ended. */
const follows: Record<EventPhase, readonly EventPhase[]> = {
  lobby: ['read_1', 'end'],
  read_1: ['read_2', 'read_1', 'break', 'end'],
  read_2: ['answer', 'read_2', 'read_1', 'break', 'end'],
  answer: ['locked', 'read_2', 'read_1', 'break', 'end'],
  locked: ['marking', 'end'],
  marking: ['reveal', 'end'],
  reveal: ['read_1', 'break', 'end'],
  break: ['read_1', 'end'],
  end: [],
}

const step = oneof(
  record({ kind: constantFrom('advance' as const), from: constantFrom(...phases), question: nat({ max: 3 }) }),
  constantFrom<EventStep>({ kind: 'repeat_reading' }),
  record({ kind: constantFrom('skip' as const), question: nat({ max: 3 }) }),
  record({
    kind: constantFrom('add_time' as const),
    question: nat({ max: 3 }),
    fromMs: constantFrom(0, 0, 10_000),
    ms: constantFrom(10_000, -1_000, 400_000),
  }),
  record({ kind: constantFrom('void' as const), question: nat({ max: 5 }), isVoid: boolean() }),
  record({ kind: constantFrom('run' as const), runs: boolean() }),
)
const happenings = array(
  record({
    step: oneof({ weight: 4, arbitrary: constantFrom('next' as const, 'clock' as const) }, step),
    passMs: nat({ max: 40_000 }),
  }),
  { maxLength: 80 },
)

test('no order of steps skips a phase, takes a sheet after the lock, or opens a question twice', () => {
  assert(
    property(happenings, (list) => {
      let state: EventState = beginEvent(points.length)
      let now = 1_000_000
      let answered = -1
      for (const { step: given, passMs } of list) {
        now += passMs
        const one: EventStep | undefined =
          given === 'clock'
            ? dueStep(state, now)
            : given === 'next'
              ? { kind: 'advance', from: state.phase, question: state.question }
              : given
        if (one === undefined) continue
        const next = stepEvent(state, one, { profile, points, readingMs, now })
        if (given === 'clock') expect(next).toBeTypeOf('object')
        if (typeof next === 'string') continue
        // Whatever the clock has just moved isn't due a second time.
        if (given === 'clock' && next.phase !== 'locked') expect(dueStep(next, now)).toBeUndefined()
        if (next.phase !== state.phase || next.question !== state.question)
          expect(follows[state.phase]).toContain(next.phase)
        expect(next.question - state.question).toBeGreaterThanOrEqual(0)
        expect(next.question - state.question).toBeLessThanOrEqual(1)
        if (state.phase === 'answer' && next.phase === 'locked') {
          expect(now).toBeGreaterThanOrEqual(state.deadline ?? Infinity)
          expect(state.question).toBeGreaterThan(answered)
          answered = state.question
        }
        if (next.phase === 'marking' && state.phase === 'locked')
          expect(now).toBeGreaterThan((state.deadline ?? Infinity) + graceMs)
        state = next
        const receivedAt = now
        const isTaken = refuseDraft(state, { question: state.question, receivedAt }) === undefined
        if (isTaken) expect(receivedAt).toBeLessThanOrEqual((state.deadline ?? 0) + graceMs)
        if (isTaken) expect(['answer', 'locked']).toContain(state.phase)
        expect(refuseDraft(state, { question: state.question - 1, receivedAt })).toBe('other_question')
      }
    }),
  )
})

test('what is over moves no more, and its questions are voided and counted again', () => {
  assert(
    property(step, nat({ max: 3 }), (one, question) => {
      const over: EventState = { ...beginEvent(points.length), phase: 'end', question }
      const next = stepEvent(over, one, { profile, points, readingMs, now: 0 })
      if (one.kind !== 'void') expect(next).toBe('not_now')
      else if (one.question > question) expect(next).toBe('no_such_question')
      else expect(next).toEqual({ ...over, isVoid: over.isVoid.with(one.question, one.isVoid) })
    }),
  )
})

test('a whole event goes through every phase of every question, with one break', () => {
  let state = beginEvent(points.length)
  const seen: string[] = []
  for (let now = 0; state.phase !== 'end'; now += 100_000) {
    const next = stepEvent(
      state,
      { kind: 'advance', from: state.phase, question: state.question },
      { profile, points, readingMs, now },
    )
    if (typeof next === 'string') throw new Error(next)
    state = next
    seen.push(state.phase)
  }
  const question = ['read_1', 'read_2', 'answer', 'locked', 'marking', 'reveal']
  expect(seen).toEqual([...question, ...question, 'break', ...question, ...question, 'end'])
})

test('an event that runs by itself goes through every phase by the clock alone, and none where its host leads', () => {
  const start = (runs: boolean): EventState => {
    const context = { profile, points, readingMs, now: 0 }
    const asked = stepEvent(beginEvent(points.length), { kind: 'run', runs }, context)
    const begun =
      typeof asked === 'string' ? asked : stepEvent(asked, { kind: 'advance', from: 'lobby', question: 0 }, context)
    if (typeof begun === 'string') throw new Error(begun)
    return begun
  }
  let state = start(true)
  const seen: [string, number][] = []
  let since = 0
  for (let now = 0; state.phase !== 'end'; now += 10) {
    const due = dueStep(state, now)
    if (due === undefined) continue
    const next = stepEvent(state, due, { profile, points, readingMs, now })
    if (typeof next === 'string') throw new Error(next)
    seen.push([state.phase, Math.floor((now - since) / 1_000)])
    since = now
    state = next
  }
  const question = (seconds: number) => [
    ['read_1', 4],
    ['read_2', 4],
    ['answer', seconds],
    ['locked', 0],
    ['marking', 10],
    ['reveal', 8],
  ]
  const [first = 0, second = 0, third = 0, fourth = 0] = points.map((one) => answerMs(profile, one) / 1_000)
  expect(seen).toEqual([
    ...question(first),
    ...question(second),
    ['break', 300],
    ...question(third),
    ...question(fourth),
  ])
  expect(dueStep(start(false), 1_000_000)).toBeUndefined()
})

test('letting it run begins the time of a phase at that moment, and taking it back ends it', () => {
  const context = { profile, points, readingMs, now: 50_000 }
  const revealed: EventState = { ...beginEvent(4), phase: 'reveal' }
  const runs = stepEvent(revealed, { kind: 'run', runs: true }, context)
  expect(runs).toMatchObject({ runs: true, deadline: 58_000 })
  if (typeof runs === 'string') throw new Error(runs)
  expect(stepEvent(runs, { kind: 'run', runs: true }, { ...context, now: 55_000 })).toBe(runs)
  expect(stepEvent(runs, { kind: 'run', runs: false }, context)).toMatchObject({ runs: false, deadline: undefined })
  const answering: EventState = { ...beginEvent(4), phase: 'answer', deadline: 60_000 }
  expect(stepEvent(answering, { kind: 'run', runs: true }, context)).toMatchObject({ deadline: 60_000 })
})

test('the break lasts five minutes, and sheets are marked only once none can arrive', () => {
  const context = { profile, points, readingMs, now: 10_250 }
  const locked: EventState = { ...beginEvent(4), phase: 'locked', deadline: 10_000 }
  const marking = { kind: 'advance', from: 'locked', question: 0 } as const
  expect(stepEvent(locked, marking, context)).toBe('not_now')
  expect(stepEvent(locked, marking, { ...context, now: 10_251 })).toMatchObject({ phase: 'marking' })
  const revealed: EventState = { ...beginEvent(4), phase: 'reveal', question: 1 }
  const next = stepEvent(revealed, { kind: 'advance', from: 'reveal', question: 1 }, { ...context, now: 1_000 })
  expect(next).toMatchObject({ phase: 'break', deadline: 301_000 })
})

test('a press that comes twice moves nothing, and a press before the time is over waits', () => {
  const context = { profile, points, readingMs, now: 0 }
  const reading = stepEvent(beginEvent(4), { kind: 'advance', from: 'lobby', question: 0 }, context)
  if (typeof reading === 'string') throw new Error(reading)
  expect(stepEvent(reading, { kind: 'advance', from: 'lobby', question: 0 }, context)).toBe('moved_on')
  const answering: EventState = { ...reading, phase: 'answer', deadline: 25_000 }
  const early = { ...context, now: 24_999 }
  expect(stepEvent(answering, { kind: 'advance', from: 'answer', question: 0 }, early)).toBe('not_now')
  const longer = stepEvent(answering, { kind: 'add_time', question: 0, fromMs: 0, ms: 10_000 }, context)
  expect(longer).toMatchObject({ deadline: 35_000, extraMs: 10_000 })
  if (typeof longer === 'string') throw new Error(longer)
  expect(stepEvent(longer, { kind: 'add_time', question: 0, fromMs: 0, ms: 10_000 }, context)).toBe('moved_on')
})

test('a sheet that was on its way counts for a quarter of a second, and no longer', () => {
  const state: EventState = { ...beginEvent(4), phase: 'locked', deadline: 10_000 }
  expect(refuseDraft(state, { question: 0, receivedAt: 10_250 })).toBeUndefined()
  expect(refuseDraft(state, { question: 0, receivedAt: 10_251 })).toBe('locked')
  expect(refuseDraft({ ...state, phase: 'marking' }, { question: 0, receivedAt: 10_000 })).toBe('locked')
  expect(refuseDraft({ ...state, phase: 'read_2' }, { question: 0, receivedAt: 1 })).toBe('not_open')
})

test('25 seconds for a point, five for each more', () => {
  expect([1, 2, 8].map((one) => answerMs(nad2023, one))).toEqual([25_000, 30_000, 60_000])
})

test('placements by whole numbers of the highest score that counts', () => {
  const of = (...scores: number[]) =>
    placeTeams(
      nad2023,
      scores.map((score, at) => ({ team: `${at}`, score, isOutside: false })),
    ).map(({ place }) => place)
  expect(of(200, 180, 179, 160, 159, 0)).toEqual([1, 1, 2, 2, 3, 3])
  expect(of(100)).toEqual([undefined])
  expect(of(0, 0)).toEqual([undefined, undefined])
  const guests = [
    { team: 'guests', score: 200, isOutside: true },
    { team: 'owls', score: 100, isOutside: false },
  ]
  expect(placeTeams(nad2023, guests).map(({ place }) => place)).toEqual([1, 1])
})

test('of an event on paper each question can be voided, of another only those that were asked', () => {
  const context = { profile, points, readingMs, now: 0 }
  const last = { kind: 'void', question: 3, isVoid: true } as const
  expect(stepEvent(beginEvent(4), last, context)).toBe('no_such_question')
  expect(stepEvent(beginEvent(4), last, { ...context, isPaper: true })).toMatchObject({
    isVoid: [false, false, false, true],
  })
  expect(stepEvent(beginEvent(4), { ...last, question: 4 }, { ...context, isPaper: true })).toBe('no_such_question')
})
