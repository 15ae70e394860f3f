import type { AnswerStore, KeptAnswer } from './keptAnswer.ts'

/** How long an evaluation may take before a word is said (rule 137), and how long a busy server is left alone. */
export const evaluationPatienceMs = 10_000
export const busyPauseMs = 3_000

/** A browser's database that doesn't answer must not hold an answer back. */
const keepPatienceMs = 1_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Options = {
  store: AnswerStore
  /** Sends an answer; false where there is no line now. */
  send: (answer: KeptAnswer) => boolean
  /** An answer has had no mark for 10 s: said once for each. */
  onSlow: (answer: KeptAnswer) => void
  onChange: (waiting: readonly KeptAnswer[]) => void
}

export type AnswerQueue = {
  /** Takes up what an earlier page of this seat has left. */
  restore: (seat: { roomId: string; participantId: string }) => Promise<void>
  /** Keeps an answer, then sends it when its turn comes. */
  add: (answer: KeptAnswer) => Promise<void>
  /** The seat is taken on a new line: what waits is sent again, under the same ids. */
  resume: () => void
  /** The line is lost: nothing more is sent until `resume`. */
  pause: () => void
  /** The hub has a mark for this answer, or for this question by another one: it waits no longer. */
  settle: (answered: { submissionId: string; questionId: string }) => void
  /** The hub will never take it. */
  refuse: (submissionId: string) => void
  /** The hub couldn't store it now. */
  postpone: (submissionId: string) => void
}

/** Sends answers one after another, the next once the one before is acknowledged, so that they arrive in order and count once. */
export function createAnswerQueue({ store, send, onSlow, onChange }: Options): AnswerQueue {
  let waiting: readonly KeptAnswer[] = []
  let isOpen = false
  let underWay: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const told = new Set<string>()

  const halt = () => {
    clearTimeout(timer)
    underWay = undefined
  }
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const sendNext = () => {
    const [next] = waiting
    if (next === undefined || underWay !== undefined || !isOpen || !send(next)) return
    underWay = next.submissionId
    later(evaluationPatienceMs, () => {
      if (!told.has(next.submissionId)) onSlow(next)
      told.add(next.submissionId)
      underWay = undefined
      sendNext()
    })
  }
  const set = (next: readonly KeptAnswer[]) => {
    waiting = next
    onChange(waiting)
  }
  const take = (isGone: (one: KeptAnswer) => boolean): void => {
    const gone = waiting.filter(isGone)
    if (gone.length === 0) return
    set(waiting.filter((one) => !isGone(one)))
    // A removal that fails costs one repeat, which counts once.
    for (const { submissionId } of gone) void store.remove(submissionId).catch(() => undefined)
    if (gone.some(({ submissionId }) => submissionId === underWay)) halt()
    sendNext()
  }
  return {
    async restore(seat) {
      const left = await store.list(seat).catch(() => [])
      const known = new Set(waiting.map(({ submissionId }) => submissionId))
      const fresh = left.filter(({ submissionId }) => !known.has(submissionId))
      if (fresh.length > 0) set([...fresh, ...waiting])
    },
    async add(answer) {
      set([...waiting, answer])
      // A browser that can't keep it still sends it from this page.
      await Promise.race([store.add(answer).catch(() => undefined), pause(keepPatienceMs)])
      sendNext()
    },
    resume() {
      halt()
      isOpen = true
      sendNext()
    },
    pause() {
      halt()
      isOpen = false
    },
    settle: ({ submissionId, questionId }) =>
      take((one) => one.submissionId === submissionId || one.questionId === questionId),
    refuse: (submissionId) => take((one) => one.submissionId === submissionId),
    postpone(submissionId) {
      if (underWay !== submissionId) return
      later(busyPauseMs, () => {
        underWay = undefined
        sendNext()
      })
    },
  }
}
