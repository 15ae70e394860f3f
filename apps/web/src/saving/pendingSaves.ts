import type { updateAiQuiz } from '@seraph/schema/http/progress'
import type { WrittenBodyOf } from '@seraph/schema/http/endpoint'

import { browserStorage, type TextStorage } from '../api/browserStorage.ts'

/**
 * One answer that still has to be counted. `key` is its idempotency key: every try sends the same, so that a save that was
 * lost on the way back is not counted twice (ruling 20).
 */
export type PendingSave = { key: string; body: WrittenBodyOf<typeof updateAiQuiz> }

const keyOf = (playerCode: string) => `pendingSaves:${playerCode}`

/** A player's unsent answers, oldest first. They outlive logout and reload (ruling 11). */
export function readPendingSaves(playerCode: string, storage: TextStorage = browserStorage): PendingSave[] {
  const text = storage.getItem(keyOf(playerCode))
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isPendingSave) : []
  } catch {
    return []
  }
}

/** Puts an answer at the end of the queue. */
export function addPendingSave(playerCode: string, save: PendingSave, storage: TextStorage = browserStorage): void {
  write(playerCode, [...readPendingSaves(playerCode, storage), save], storage)
}

/** Takes an answer out: it has been counted, or never will be. */
export function removePendingSave(playerCode: string, key: string, storage: TextStorage = browserStorage): void {
  const left = readPendingSaves(playerCode, storage).filter((save) => save.key !== key)
  write(playerCode, left, storage)
}

/** A code has changed (ruling 7): its unsent answers go with it. */
export function movePendingSaves(from: string, to: string, storage: TextStorage = browserStorage): void {
  if (from === to) return
  const moved = readPendingSaves(from, storage)
  if (moved.length === 0) return
  write(to, [...readPendingSaves(to, storage), ...moved], storage)
  write(from, [], storage)
}

function write(playerCode: string, saves: PendingSave[], storage: TextStorage): void {
  if (saves.length === 0) storage.removeItem(keyOf(playerCode))
  else storage.setItem(keyOf(playerCode), JSON.stringify(saves))
}

function isPendingSave(value: unknown): value is PendingSave {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'body' in value &&
    typeof value.body === 'object'
  )
}
