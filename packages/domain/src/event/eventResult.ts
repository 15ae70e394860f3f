import type { EventProfile } from './eventProfile.ts'
import { placeTeams } from './placeTeams.ts'

/**
 * What a result is made of. `sheets`: those that were marked; a question
 * without marks hasn't been asked. `late`: what came after the lock.
 */
export type EventFacts = {
  questions: readonly { points: number; chapter: number; type: string }[]
  isVoid: readonly boolean[]
  teams: readonly { id: string; name: string; isOutside: boolean }[]
  sheets: readonly {
    teamId: string
    question: number
    score: number
    maxScore: number
    draft: string
    late: string | null
    /** Its mark was typed in from paper: what was written isn't known (rule 237). */
    isPaper: boolean
  }[]
  /** Points that people gave or took at the table. */
  corrections: readonly { teamId: string; question: number; scoreBefore: number; scoreAfter: number }[]
}

type Share = { score: number; possible: number }

/**
 * One team's result. `lost`: the points that weren't earned, by why: nothing was
 * written, it was written too late, or it was something else. `mended`: what
 * people at the table gave beyond the judge, or took.
 */
export type TeamResult = {
  teamId: string
  name: string
  isOutside: boolean
  score: number
  place: 1 | 2 | 3 | null
  chapters: (Share & { chapter: number })[]
  kinds: (Share & { type: string })[]
  lost: { empty: number; late: number; other: number }
  mended: number
}

export type EventResult = { asked: number; possible: number; teams: TeamResult[] }

/**
 * What an event came to (rule 235): void questions count for nobody,
 * placements go by whole numbers. Teams in the order that they were given in.
 */
export function eventResult(profile: EventProfile, facts: EventFacts): EventResult {
  const counted = facts.sheets.filter(({ question }) => facts.isVoid[question] !== true)
  const asked = [...new Set(counted.map(({ question }) => question))]
  const scores = facts.teams.map(({ id, isOutside }) => ({
    team: id,
    isOutside,
    score: sum(counted.filter(({ teamId }) => teamId === id).map(({ score }) => score)),
  }))
  const places = new Map(placeTeams(profile, scores).map(({ team, place }) => [team, place]))
  const teams = facts.teams.map(({ id, name, isOutside }): TeamResult => {
    const sheets = counted.filter(({ teamId }) => teamId === id)
    const by = <Key>(keyOf: (question: EventFacts['questions'][number]) => Key) =>
      [
        ...Map.groupBy(sheets, ({ question }) => {
          const one = facts.questions[question]
          return one && keyOf(one)
        }),
      ].flatMap(([key, list]) =>
        key === undefined
          ? []
          : [{ key, score: sum(list.map(({ score }) => score)), possible: sum(list.map(({ maxScore }) => maxScore)) }],
      )
    const lost = { empty: 0, late: 0, other: 0 }
    for (const { score, maxScore, draft, late, isPaper } of sheets) {
      const why = isPaper || draft.trim() !== '' ? 'other' : (late ?? '').trim() === '' ? 'empty' : 'late'
      lost[why] += maxScore - score
    }
    const mended = facts.corrections.filter((one) => one.teamId === id && facts.isVoid[one.question] !== true)
    return {
      teamId: id,
      name,
      isOutside,
      score: sum(sheets.map(({ score }) => score)),
      place: places.get(id) ?? null,
      chapters: by(({ chapter }) => chapter)
        .map(({ key, ...share }) => ({ chapter: key, ...share }))
        .toSorted((a, b) => a.chapter - b.chapter),
      kinds: by(({ type }) => type)
        .map(({ key, ...share }) => ({ type: key, ...share }))
        .toSorted((a, b) => (a.type < b.type ? -1 : 1)),
      lost,
      mended: sum(mended.map(({ scoreBefore, scoreAfter }) => scoreAfter - scoreBefore)),
    }
  })
  const possible = sum(asked.map((question) => facts.questions[question]?.points ?? 0))
  return { asked: asked.length, possible, teams }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
