import { browserStorage, type TextStorage } from '../../api/browserStorage.ts'

const key = 'roomChapters'

/** More than these are a whole book, which an early call would only hold up. */
const most = 5

type RoomChapters = { season: string; chapters: readonly number[] }

/** Keeps the chapters whose questions the room under way asks, so that the next visit can fetch them before it knows the room. */
export function writeRoomChapters(of: RoomChapters, storage: TextStorage = browserStorage): void {
  storage.setItem(key, JSON.stringify(of))
}

/** What was kept last; undefined for nothing, for what can't be read, and for more than five chapters. */
export function readRoomChapters(storage: TextStorage = browserStorage): RoomChapters | undefined {
  try {
    const { season, chapters } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<
      Record<keyof RoomChapters, unknown>
    >
    if (typeof season !== 'string' || !Array.isArray(chapters) || chapters.length > most) return undefined
    return chapters.every(Number.isInteger) ? { season, chapters: chapters as number[] } : undefined
  } catch {
    return undefined
  }
}
