import { quantile } from '../figures/quantile.ts'

type Times = { p50: number; p99: number; longest: number }

/** What of a room's news says when an answer was sent, and who heard of it when; all times in ms. */
export type AnswerTimes = {
  sent: (submissionId: string, at: number) => void
  /** Whoever gave the answer was told its mark, which made this version of the room. */
  marked: (submissionId: string, room: { id: string; version: number }, at: number) => void
  /** A member heard of a version: an answer of before, or something else, where none of these was marked with it. */
  heard: (room: { id: string; version: number }, at: number, isScreen: boolean) => void
  /** Answers whose mark hasn't come. */
  missing: () => number
  /** The last version of a room that a mark made. */
  versionOf: (roomId: string) => number
  verdicts: () => Times
  scores: (whose: 'all' | 'screens') => Times
}

/** Keeps apart what is under way, also where one member's answers overtake their marks, or a score its mark. */
export function openAnswerTimes(): AnswerTimes {
  const pending = new Map<string, number>()
  const verdicts: number[] = []
  const madeBy = new Map<string, Map<number, number>>()
  const heard: { id: string; version: number; at: number; isScreen: boolean }[] = []
  return {
    sent: (submissionId, at) => void pending.set(submissionId, at),
    marked(submissionId, { id, version }, at) {
      const from = pending.get(submissionId)
      if (from === undefined) return
      pending.delete(submissionId)
      verdicts.push(at - from)
      madeBy.set(id, (madeBy.get(id) ?? new Map<number, number>()).set(version, from))
    },
    heard: ({ id, version }, at, isScreen) => void heard.push({ id, version, at, isScreen }),
    missing: () => pending.size,
    versionOf: (roomId) => Math.max(0, ...(madeBy.get(roomId)?.keys() ?? [])),
    verdicts: () => timesOf(verdicts),
    scores(whose) {
      const times = heard.flatMap(({ id, version, at, isScreen }) => {
        const from = madeBy.get(id)?.get(version)
        return from === undefined || (whose === 'screens' && !isScreen) ? [] : [at - from]
      })
      return timesOf(times)
    },
  }
}

function timesOf(values: number[]): Times {
  return { p50: quantile(values, 0.5), p99: quantile(values, 0.99), longest: quantile(values, 1) }
}
