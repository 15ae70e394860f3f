import type { EventSet } from '@seraph/schema/http/events/events'
import type { Season } from '@seraph/schema/season'

/** What every page of a set is made of; `set` has its key. */
export type PaperProps = { set: EventSet; season: Season }
