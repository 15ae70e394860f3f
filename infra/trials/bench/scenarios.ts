import type { Scenario } from './scenario.ts'
import { boards } from './scenarios/boards.ts'
import { cached } from './scenarios/cached.ts'
import { event } from './scenarios/event.ts'
import { growth } from './scenarios/growth.ts'
import { hall } from './scenarios/hall.ts'
import { hub } from './scenarios/hub.ts'
import { look } from './scenarios/look.ts'
import { reviews } from './scenarios/reviews.ts'
import { model } from './scenarios/model.ts'
import { progress } from './scenarios/progress.ts'
import { recovery } from './scenarios/recovery.ts'
import { remarks } from './scenarios/remarks.ts'
import { rooms } from './scenarios/rooms.ts'
import { routes } from './scenarios/routes.ts'
import { season } from './scenarios/season.ts'
import { start } from './scenarios/start.ts'

/** Every scenario, in the order of the table. */
export const scenarios: readonly Scenario[] = [
  cached,
  routes,
  model,
  progress,
  boards,
  reviews,
  remarks,
  hub,
  rooms,
  hall,
  event,
  growth,
  recovery,
  start,
  look,
  season,
]
