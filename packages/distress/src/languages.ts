import { english } from './english/english.ts'
import { french } from './french/french.ts'
import { spanish } from './spanish/spanish.ts'

/** The languages that children write in. */
export const languages = [english, spanish, french] as const
