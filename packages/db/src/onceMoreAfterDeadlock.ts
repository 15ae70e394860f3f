import type { OneWrite } from './open.ts'

/** SQLSTATE of a statement that PostgreSQL ended so that another could go on. */
const deadlockDetected = '40P01'

/**
 * What `write` gives, a single statement of `db`; where a deadlock ended it, it runs once more, since nothing of it was stored. In a
 * transaction nothing runs again: what stood before it is gone as well, and the caller hears of it.
 */
export async function onceMoreAfterDeadlock<Answer>(db: OneWrite, write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    const isDeadlock = error instanceof Error && 'code' in error && error.code === deadlockDetected
    if (!isDeadlock || ('isTransaction' in db && db.isTransaction === true)) throw error
    return write()
  }
}
