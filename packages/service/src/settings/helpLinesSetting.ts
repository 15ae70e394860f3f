import { z } from 'zod'

import { readHelpLines } from '../helpLines.ts'

/** The help lines as the operator writes them (rule 33), read; each piece that is none is named. */
export const helpLinesSetting = z
  .string()
  .default('')
  .transform((text, context) => {
    const { lines, wrong } = readHelpLines(text)
    for (const piece of wrong) context.addIssue(`"${piece}" is no COUNTRY=LINE`)
    return lines
  })
