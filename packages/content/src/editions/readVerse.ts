import type { EditionVerse } from '../edition.ts'

/** A verse as it was read from a file, with the line that it begins on. */
export type ReadVerse = EditionVerse & { line: number }

/** Something in a file that forbids importing it; nothing of the file is kept. */
export type FileFault = { line: number; what: string }

/** What was read from a file; with any fault the verses must not be used. */
export type ReadFile = { verses: ReadVerse[]; faults: FileFault[] }
