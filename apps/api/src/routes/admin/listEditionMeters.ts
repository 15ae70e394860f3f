import { listEditionMeterRows } from '@seraph/db/queries/seasons/editionMeters'
import { listEditionMeters } from '@seraph/schema/http/admin/adminSite'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'

export function addListEditionMeters(app: FastifyInstance, deps: Deps): void {
  serve(app, listEditionMeters, async ({ request }) => {
    await getAdminSession(deps, request)
    return (await listEditionMeterRows(deps.db)).map(({ books, ...edition }) => ({
      ...edition,
      verses: sum(books.map((book) => book.verses)),
      shown: sum(books.map((book) => book.shown)),
      books: books.map(({ book, shown, whole }) => ({ book, shown, share: (100 * shown) / whole })),
    }))
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
