import { openDB, type DBSchema } from 'idb'

import type { AnswerStore, KeptAnswer } from './keptAnswer.ts'

interface Layout extends DBSchema {
  answers: { key: number; value: KeptAnswer & { seq?: number }; indexes: { submissionId: string } }
}

/** This browser's store of unsent answers; where it has no database nothing is kept beyond the page, which keeps its own list. */
export function openAnswerStore(): AnswerStore {
  const opening = openDB<Layout>('seraph-rooms', 1, {
    upgrade(database) {
      database
        .createObjectStore('answers', { keyPath: 'seq', autoIncrement: true })
        .createIndex('submissionId', 'submissionId', { unique: true })
    },
  })
  opening.catch(() => undefined)
  return {
    list: async ({ roomId, participantId }) => {
      const all = await (await opening).getAll('answers')
      return all.filter((one) => one.roomId === roomId && one.participantId === participantId).map(withoutPlace)
    },
    add: async (answer) => void (await (await opening).add('answers', answer)),
    remove: async (submissionId) => {
      const db = await opening
      const place = await db.getKeyFromIndex('answers', 'submissionId', submissionId)
      if (place !== undefined) await db.delete('answers', place)
    },
  }
}

function withoutPlace(row: KeptAnswer & { seq?: number }): KeptAnswer {
  const answer = { ...row }
  delete answer.seq
  return answer
}
