import { makeCoach } from '@seraph/db/testing/makeCoach'
import { makeEventRoom } from '@seraph/db/testing/makeEventRoom'
import { setEventLate } from '@seraph/db/testing/setEventLate'
import { sql } from 'kysely'

import { fillEventSeats } from '../fill/fillEventSeats.ts'
import { listEventQuestions } from '../fill/listEventQuestions.ts'
import { median } from '../figures/median.ts'
import { makeRow } from '../figures/row.ts'
import { openEventHall } from '../load/events/openEventHall.ts'
import type { PlayedQuestion } from '../load/events/openEventHall.ts'
import type { Scenario } from '../scenario.ts'
import type { Running } from '../stack/openGroup.ts'
import { withoutLimit } from '../stack/withoutLimit.ts'

/** The time that an event's question takes from one to the next, two readings, marking and reveal with it. */
const secondsPerQuestion = 60
/** How many events are reckoned on paper. */
const eventsAtOnce = 60

/** One event with a hall full of teams whose scribes type: its phases, and each draft, by the pages that people have. */
export const event: Scenario = {
  name: 'event',
  about: 'one event of --teams teams of six over --hubs hubs, scribes typing through --questions questions',
  sizes: { hubs: 2, teams: 40, questions: 6, typing: 4 },
  async run(bench, size) {
    const store = await bench.openStore()
    try {
      const { code: coachCode } = await makeCoach(store.db)
      const teams = Array.from({ length: size('teams') }, (_, at) => `Team ${at + 1}`)
      const questions = await listEventQuestions(store.db, 90)
      const room = await makeEventRoom(store.db, { coachCode, questions, teams })
      const seats = await fillEventSeats(store.db, room)
      const api = await store.group.app('api')
      const hubs: Running[] = []
      for (let hub = 0; hub < size('hubs'); hub += 1)
        hubs.push(await store.group.app('rooms', { SOCKETS_PER_ADDRESS: '100000' }))
      const hall = await openEventHall({ api, hubs, roomId: room.id, seats })
      try {
        await withoutLimit(store.db, (tx) => sql`analyze`.execute(tx))
        // The first question warms up.
        const play = async (question: number) =>
          hall.play(question, { typingMs: size('typing') * 1_000, close: () => setEventLate(store.db, room.id, 400) })
        await play(0)
        const cpu = () => ({
          api: api.cpu(),
          hubs: hubs.reduce((sum, hub) => sum + hub.cpu(), 0),
          PostgreSQL: bench.cpuOf('postgres'),
          Redis: bench.cpuOf('redis'),
        })
        const before = cpu()
        const runs: PlayedQuestion[] = []
        for (let question = 1; question <= size('questions'); question += 1) runs.push(await play(question))
        const after = cpu()
        const perQuestion = Object.entries(before).map(([name, from]) => ({
          name,
          seconds: (after[name as keyof typeof after] - from) / size('questions'),
        }))
        const sheets = await store.db
          .selectFrom('eventSheets')
          .select(['teamId', 'question', 'draft'])
          .where('roomId', '=', room.id)
          .execute()
        const lost = hall
          .acknowledged()
          .filter(({ teamId, question, answer }) =>
            sheets.every((one) => one.teamId !== teamId || one.question !== question || one.draft !== answer),
          )
        const of = `an event of ${size('teams')} teams of six over ${size('hubs')} hubs`
        const costs = perQuestion.map(({ name, seconds }) => `${name} ${Math.round(seconds * 1_000)}`).join(', ')
        const cores = perQuestion.reduce((sum, { seconds }) => sum + seconds, 0) / secondsPerQuestion
        const p50 = (pick: (run: (typeof runs)[number]) => { p50: number }) =>
          median(runs.map((run) => pick(run).p50)).toFixed(1)
        return {
          rows: [
            makeRow({
              row: `${of}: a new phase at every member, p99`,
              target: { atMost: 60 },
              unit: 'ms',
              figures: runs.map(({ phase }) => phase.p99),
              note: `from the host's press; p50 ${p50(({ phase }) => phase)} ms`,
            }),
            makeRow({
              row: `${of}: a draft saved, p99`,
              target: { atMost: 40 },
              unit: 'ms',
              figures: runs.map(({ draft }) => draft.p99),
              note: `${runs[0]?.draft.count} a question; p50 ${p50(({ draft }) => draft)} ms`,
            }),
            makeRow({
              row: `${of}: the whole page asked for after a new phase, p99`,
              target: undefined,
              unit: 'ms',
              figures: runs.map(({ page }) => page.p99),
              note: `members ask within 200 ms of hearing; p50 ${p50(({ page }) => page)} ms`,
            }),
            makeRow({
              row: `${of}: drafts that were acknowledged and lost`,
              target: { atMost: 0 },
              unit: '',
              figures: [lost.length],
              note: `of ${hall.acknowledged().length} sheets`,
            }),
            makeRow({
              row: `on paper: cores of ${eventsAtOnce} such events at once`,
              target: undefined,
              unit: '',
              figures: [cores * eventsAtOnce],
              note: `CPU a question: ${costs} ms, a question in ${secondsPerQuestion} s`,
            }),
          ],
          raw: { runs, perQuestion },
        }
      } finally {
        hall.close()
      }
    } finally {
      await store.close()
    }
  },
}
