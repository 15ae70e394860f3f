import { getSeason } from '@seraph/schema/http/season'
import { getSession } from '@seraph/schema/http/session'

/** The contracts of what every screen asks for as soon as the app runs; the build makes data of them too, in a file of their own. */
export const contracts = { getSeason, getSession }
