import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { busyPauseMs, evaluationPatienceMs } from '../answers/answerQueue.ts'
import type { AnswerStore, KeptAnswer } from '../answers/keptAnswer.ts'
import { pressPatienceMs, type Press } from './keepPresses.ts'
import { createRoomClient, type RoomNews } from './roomClient.ts'
import { fakeHub } from '../testing/fakeHub.ts'
import { participantOf, roomId, roomOf, userId } from '../testing/roomSnapshot.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const session = { userId, nickname: 'MO1A', isHost: false, roomCode: '1234', roomId, token: 't'.repeat(43) }

function memoryStore(kept: KeptAnswer[] = []): AnswerStore {
  return {
    list: async () => [...kept],
    add: async (answer) => void kept.push(answer),
    remove: async (id) => {
      kept.splice(0, kept.length, ...kept.filter(({ submissionId }) => submissionId !== id))
    },
  }
}

async function startClient(kept: KeptAnswer[] = []) {
  const hub = fakeHub()
  const news: RoomNews[] = []
  const client = createRoomClient(session, { open: hub.open, random: () => 0.5, store: memoryStore(kept) })
  client.listen((one) => void news.push(one))
  client.start()
  await vi.advanceTimersByTimeAsync(0)
  const answers = () =>
    hub
      .sent()
      .filter(
        (one): one is { submissionId: string; answer: string } => (one as { type: string }).type === 'submit_answer',
      )
  const mark = (submissionId: string, questionId: string, isFinal = true, score = 1) =>
    hub.say({
      type: 'answer_submitted',
      roomId,
      userId,
      submissionId,
      questionId,
      chapter: 1,
      version: 1,
      evaluation: {
        id: userId,
        score,
        maxScore: 2,
        feedback: '',
        parts: [],
        surplus: [],
        flags: [],
        alsoAccepted: [],
        judgedBy: isFinal ? 'model' : 'built-in',
        isFinal,
      },
    })
  return { hub, client, news, kept, answers, mark }
}

const given = (question: string) => ({ questionId: question, questionIndex: 0, answer: `answer to ${question}` })

test('an answer is kept, sent, and forgotten with its mark; a model’s later verdict replaces it', async () => {
  const { hub, client, kept, answers, mark } = await startClient()
  hub.greet()
  hub.admit()
  await client.submit(given('q1'))
  expect(kept).toHaveLength(1)
  const [sent] = answers()
  expect(sent).toMatchObject({ roomId, userId, answer: 'answer to q1', question: { id: 'q1' } })
  mark(sent?.submissionId ?? '', 'q1', false, 1)
  await vi.advanceTimersByTimeAsync(0)
  expect(kept).toEqual([])
  expect(client.getState().waiting).toEqual([])
  expect(client.getState().view?.answers['q1']?.evaluation).toMatchObject({ score: 1, isFinal: false })
  mark(sent?.submissionId ?? '', 'q1', true, 2)
  expect(client.getState().view?.answers['q1']?.evaluation).toMatchObject({ score: 2, isFinal: true })
})

test('answers given while the line is down are told of, kept, and sent once each in order when it is back', async () => {
  const { hub, client, news, answers, mark } = await startClient()
  hub.greet()
  hub.admit()
  hub.close(1006)
  await client.submit(given('q1'))
  await client.submit(given('q2'))
  expect(news.filter(({ kind }) => kind === 'offline')).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3_000)
  hub.greet()
  hub.admit()
  expect(answers().map(({ answer }) => answer)).toEqual(['answer to q1'])
  mark(answers()[0]?.submissionId ?? '', 'q1')
  expect(answers().map(({ answer }) => answer)).toEqual(['answer to q1', 'answer to q2'])
  mark(answers()[1]?.submissionId ?? '', 'q2')
  expect(client.getState().waiting).toEqual([])
})

test('after a reload what an earlier page has left is sent under its own id, and what the room has already is not', async () => {
  const left = (questionId: string, submissionId: string): KeptAnswer => ({
    ...given(questionId),
    submissionId,
    roomId,
    participantId: userId,
  })
  const { hub, client, answers } = await startClient([left('q1', 'first'), left('q2', 'second')])
  hub.greet()
  hub.admit({
    answers: [
      {
        userId,
        submissionId: 'a4b2c7f0-0000-4000-8000-000000000000',
        questionId: 'q1',
        chapter: 1,
        version: 1,
        evaluation: {
          id: userId,
          score: 1,
          maxScore: 1,
          feedback: '',
          parts: [],
          surplus: [],
          flags: [],
          alsoAccepted: [],
          judgedBy: 'built-in',
          isFinal: true,
        },
      },
    ],
  })
  expect(answers().map(({ submissionId }) => submissionId)).toEqual(['second'])
  expect(client.getState().waiting).toHaveLength(1)
})

test('an answer without a mark for 10 s is told once and sent again under the same id', async () => {
  const { hub, client, news, answers } = await startClient()
  hub.greet()
  hub.admit()
  await client.submit(given('q1'))
  await vi.advanceTimersByTimeAsync(evaluationPatienceMs)
  hub.say({ type: 'heartbeat' })
  await vi.advanceTimersByTimeAsync(evaluationPatienceMs)
  expect(news.filter(({ kind }) => kind === 'slow')).toHaveLength(1)
  expect(new Set(answers().map(({ submissionId }) => submissionId)).size).toBe(1)
  expect(answers()).toHaveLength(3)
})

test('a busy hub is asked again in a while; an answer that it will never take is dropped', async () => {
  const { hub, client, news, answers } = await startClient()
  hub.greet()
  hub.admit()
  await client.submit(given('q1'))
  const submissionId = answers()[0]?.submissionId ?? ''
  hub.say({ type: 'error', code: 'unavailable', message: 'busy', submissionId })
  await vi.advanceTimersByTimeAsync(busyPauseMs)
  expect(answers()).toHaveLength(2)
  hub.say({ type: 'error', code: 'chapter_not_assigned', message: 'no', submissionId })
  expect(client.getState().waiting).toEqual([])
  expect(news.at(-2)).toMatchObject({ kind: 'refused', code: 'chapter_not_assigned', answer: { submissionId } })
  expect(news.at(-1)).toMatchObject({ kind: 'message', message: { code: 'chapter_not_assigned' } })
})

test('an answer that came when the room had moved on is kept as too late, and waits no longer', async () => {
  const { hub, client, answers } = await startClient()
  hub.greet()
  hub.admit()
  await client.submit(given('q1'))
  const submissionId = answers()[0]?.submissionId ?? ''
  hub.say({ type: 'error', code: 'question_closed', message: 'no', submissionId })
  expect(client.getState().waiting).toEqual([])
  expect(client.getState().late).toEqual([{ questionId: 'q1', answer: given('q1').answer }])
  client.keepLate({ questionId: 'q2', answer: 'half a' })
  expect(client.getState().late).toHaveLength(2)
})

test('what a host presses goes out with the next line, twice at most where a line was lost with it, and in order', async () => {
  const { hub, client, news } = await startClient()
  const chapters = (of: number): Press => ({ type: 'assign_everyone', roomId, chapters: [of] })
  const presses = () => hub.sent().filter((one) => (one as { type: string }).type === 'assign_everyone')
  hub.greet()
  hub.admit()
  client.press(chapters(1))
  expect(presses()).toEqual([chapters(1)])
  hub.close(1006)
  client.press(chapters(2))
  await vi.advanceTimersByTimeAsync(3_000)
  hub.greet()
  expect(presses()).toEqual([])
  hub.admit()
  expect(presses()).toEqual([chapters(1), chapters(2)])
  await vi.advanceTimersByTimeAsync(pressPatienceMs)
  hub.close(1006)
  await vi.advanceTimersByTimeAsync(3_000)
  hub.greet()
  hub.admit()
  expect(presses()).toEqual([])
  expect(news.filter(({ kind }) => kind === 'lapsed')).toEqual([])
})

test('a press that no line takes in time is told of, and never sent later', async () => {
  const { hub, client, news } = await startClient()
  hub.greet()
  hub.admit()
  hub.close(1006)
  client.press({ type: 'end_room', roomId, hostId: userId })
  await vi.advanceTimersByTimeAsync(pressPatienceMs)
  expect(news.filter(({ kind }) => kind === 'lapsed')).toHaveLength(1)
  hub.greet()
  hub.admit()
  expect(hub.sent()).not.toContainEqual(expect.objectContaining({ type: 'end_room' }))
})

test('a press that the room has followed already is not sent again', async () => {
  const { hub, client } = await startClient()
  hub.greet()
  hub.admit()
  client.press({ type: 'move_on', roomId, from: 1 })
  hub.close(1006)
  await vi.advanceTimersByTimeAsync(3_000)
  hub.greet()
  hub.admit()
  expect(hub.sent()).not.toContainEqual(expect.objectContaining({ type: 'move_on' }))
})

test('a gap is filled by one resync; messages that are only late need none', async () => {
  const { hub, client } = await startClient()
  hub.greet()
  hub.admit()
  const lock = (version: number, isLocked: boolean) => hub.say({ type: 'room_locked', roomId, version, isLocked })
  lock(3, false)
  lock(2, true)
  lock(3, false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hub.sent()).not.toContainEqual(expect.objectContaining({ type: 'resync' }))
  lock(5, true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hub.sent().filter((one) => (one as { type: string }).type === 'resync')).toEqual([
    { type: 'resync', roomId, version: 3 },
  ])
  hub.say({
    type: 'room_snapshot',
    roomId,
    version: 5,
    room: roomOf({ version: 5, isLocked: true }),
    answers: [],
    marks: [],
  })
  expect(client.getState().view).toMatchObject({ isBehind: false, room: { version: 5, isLocked: true } })
})

test('coming back names the last version, and the replayed messages are taken up', async () => {
  const { hub, client } = await startClient()
  hub.greet()
  hub.admit()
  hub.close(1006)
  await vi.advanceTimersByTimeAsync(3_000)
  hub.greet()
  expect(hub.sent()[0]).toMatchObject({ type: 'join_room', version: 1 })
  hub.say({ type: 'room_joined', roomId, version: 2, participant: participantOf(), answers: [], marks: [] })
  hub.say({ type: 'room_locked', roomId, version: 2, isLocked: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.getState().view).toMatchObject({ isBehind: false, room: { isLocked: true } })
  expect(hub.sent()).toHaveLength(1)
})

test('stopping before the store has answered opens nothing', async () => {
  const hub = fakeHub()
  const client = createRoomClient(session, { open: hub.open, random: () => 0.5, store: memoryStore() })
  client.start()
  client.stop()
  client.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(hub.opened()).toBe(1)
})
