import { browserStorage, type TextStorage } from '../../api/browserStorage.ts'

const key = 'roomQuestion'

/** What a child reads of a question of its room. */
type Asked = { question: string; hint: string }

/**
 * Keeps the first question that a seat hasn't answered, so that the next
 * visit can show it before it knows the room; undefined forgets it.
 */
export function keepOpenQuestion(
  userId: string,
  asked: Asked | undefined,
  storage: TextStorage = browserStorage,
): void {
  if (asked !== undefined) storage.setItem(key, JSON.stringify({ userId, question: asked.question, hint: asked.hint }))
  else if (readOpenQuestion(userId, storage) !== undefined) storage.removeItem(key)
}

/** The one that was kept last, if it is this seat's and can be read. */
export function readOpenQuestion(userId: string, storage: TextStorage = browserStorage): Asked | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Record<keyof Asked | 'userId', unknown>>
    const { question, hint } = kept
    if (kept.userId !== userId || typeof question !== 'string' || typeof hint !== 'string') return undefined
    return { question, hint }
  } catch {
    return undefined
  }
}
