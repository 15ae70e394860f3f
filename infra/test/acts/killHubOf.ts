import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { openDatabase } from '@seraph/db/open'

import { readProcessList } from '../../local/processes/processList.ts'
import { killNow } from './killNow.ts'

/**
 * `killHubOf.ts LIST ROOM`, with DATABASE_URL: kills with -9 the hub of a stack that holds most participants of the room with this code;
 * exits 1 when it would lose fewer than two of them. Hubs name themselves in their logs.
 */
const [file = '', code = ''] = process.argv.slice(2)
const db = openDatabase({ url: process.env['DATABASE_URL'] ?? '', poolSize: 1, onError: () => undefined })
const held = await db
  .selectFrom('studyRoomParticipants as p')
  .innerJoin('studyRooms as r', 'r.id', 'p.roomId')
  .select((eb) => ['p.hubId', eb.fn.countAll<string>().as('seats')])
  .where('r.code', '=', code)
  .where('r.status', '<>', 'completed')
  .where('p.isHost', '=', false)
  .where('p.hubId', 'is not', null)
  .groupBy('p.hubId')
  .orderBy('seats', 'desc')
  .executeTakeFirst()
await db.destroy()
if (held === undefined || Number(held.seats) < 2) throw new Error(`no hub holds two participants of room ${code}`)
const logs = join(dirname(file), 'logs')
const hub = readProcessList(file)?.processes.find(
  ({ name }) => name.startsWith('rooms') && readFileSync(join(logs, `${name}.log`), 'utf8').includes(held.hubId ?? ''),
)
if (hub === undefined) throw new Error(`${file} notes no hub ${held.hubId}`)
killNow(hub.pid)
console.log(`killed ${hub.name}, which held ${held.seats} participants`)
