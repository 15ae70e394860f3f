import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import type { AuditEntry } from '@seraph/schema/http/admin/adminSite'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { makeMemorySeason } from '../../testing/makeMemorySeason.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp({ settings: adminSettings })
const { db } = app
let admin: Browser

beforeAll(async () => {
  await makeMemorySeason(db)
  ;({ browser: admin } = await signInAdmin(app))
})

test('the meter tells what the app may show of what the licence allows', async () => {
  expect((await admin.get('/api/admin/editions')).json()).toEqual([
    {
      id: 'own',
      name: 'Own',
      abbreviation: 'OWN',
      notice: '',
      isCurrent: true,
      verses: 8,
      shown: 6,
      versesAllowed: 6,
      bookShareAllowed: null,
      books: [{ book: 'Isaiah', shown: 6, share: 75 }],
    },
  ])
})

test('the log is read page by page, the newest first, each entry once', async () => {
  await db.transaction().execute(async (tx) => {
    for (let number = 0; number < 150; number += 1)
      await insertAuditEntry(tx, { actor: 'operator', act: 'test', subject: { number } })
  })
  const page = async (before?: string) =>
    (await admin.get(`/api/admin/audit-entries${before ? `?before=${before}` : ''}`)).json<AuditEntry[]>()
  const first = await page()
  const second = await page(first.at(-1)?.id)
  expect([first.length, second.length]).toEqual([100, 50])
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(150)
})
