import { z } from 'zod'

import { withoutUnseen } from '../names/withoutUnseen.ts'

/** Without what can't be seen (rule 145), trimmed; line breaks stay. */
const clean = (text: string): string => withoutUnseen(text.replace(/\r\n?/g, '\n')).normalize('NFC').trim()

/** What a person wrote freely: at most `max` characters, and something must be left of it. */
export const typedText = (max: number, message: string) =>
  z.string().max(max).transform(clean).pipe(z.string().min(1, message))

/** The same where nothing needs to be written; blank is left out. */
export const optionalTypedText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => clean(text) || undefined)
    .nullish()
    .transform((text) => text ?? undefined)
