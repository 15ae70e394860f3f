import { browserStorage, type TextStorage } from '../../../api/browserStorage.ts'
import type { TriviaRun } from './triviaRun.ts'

type Of = { playerId: string; season: string }

/** Whether each trivia question was answered rightly the last time, by its id. */
export type TriviaMemory = ReadonlyMap<string, boolean>

const keyOf = ({ playerId, season }: Of): string => `trivia:${season}:${playerId}`

/**
 * What this browser remembers of a player's trivia in a season. Choosing one of four isn't recalling, so the server keeps
 * no memory of it (rule 195).
 */
export function readTriviaMemory(of: Of, storage: TextStorage = browserStorage): TriviaMemory {
  const lines = (storage.getItem(keyOf(of)) ?? '').split('\n')
  return new Map(lines.filter((line) => /^[+-]./.test(line)).map((line) => [line.slice(1), line.startsWith('+')]))
}

/** Remembers the answers of a round so far; the same ones again change nothing. */
export function keepTriviaMemory(
  of: Of,
  { questions, answers }: Pick<TriviaRun, 'questions' | 'answers'>,
  storage: TextStorage = browserStorage,
): void {
  const known = new Map(readTriviaMemory(of, storage))
  for (const { id, answer } of questions) {
    const given = answers[id]
    if (given !== undefined) known.set(id, given === answer)
  }
  storage.setItem(keyOf(of), [...known].map(([id, isRight]) => `${isRight ? '+' : '-'}${id}`).join('\n'))
}
