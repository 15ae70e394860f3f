import { z } from 'zod'

import { hasAddress } from '../names/hasAddress.ts'
import { withoutUnseen } from '../names/withoutUnseen.ts'

/** A line typed by a person: on one line, trimmed, without what can't be seen, at most 80 characters (rule 145). */
const Line = z
  .string()
  .max(80)
  .transform((text) => withoutUnseen(text).normalize('NFC').replace(/\s+/gu, ' ').trim())

/** The same as a name that others may see: without an address (rule 146). */
const Name = Line.refine((name) => !hasAddress(name), {
  error: 'must not hold a web or e-mail address, a phone number or an @name',
  params: { code: 'name_has_address' },
})

/** A line that may tell how to reach somebody; something must be left of it. */
export const requiredLine = (message: string) => Line.pipe(z.string().min(1, message))

/** A name; something must be left of it. */
export const requiredName = (message: string) => Name.pipe(z.string().min(1, message))

export const ClubName = requiredName('Club name is required')
export const TeamName = requiredName('Team name is required')
export const StateName = requiredName('State/Province is required')

/** The same where nothing needs to be typed; blank is left out. */
export const OptionalName = Name.transform((text) => (text === '' ? undefined : text)).optional()

/** A coach's own word for a player (rule 192), at most 60 characters; blank takes it off. */
export const PlayerLabel = Name.pipe(z.string().max(60, 'A label has at most 60 characters'))
