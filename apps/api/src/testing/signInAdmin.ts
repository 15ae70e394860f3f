import { adminMark } from '../adminMark.ts'
import { signIn } from './signIn.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './testApp.ts'

/** The settings under which there is an admin. */
export const adminSettings = { ADMIN_SECRET: 'sixteen letters!' }

/** A browser of the admin after the second step; the app needs `adminSettings`. */
export async function signInAdmin(app: Pick<TestApp, 'db' | 'browser'>): Promise<{ id: string; browser: Browser }> {
  const admin = await signIn(app)
  await app.db
    .updateTable('players')
    .set({ isAdmin: true, isPubliclyVisible: false })
    .where('id', '=', admin.id)
    .execute()
  await app.db
    .updateTable('sessions')
    .set({ adminUntil: new Date(Date.now() + 3_600_000), adminMark: adminMark(adminSettings.ADMIN_SECRET) })
    .where('playerId', '=', admin.id)
    .execute()
  return admin
}
