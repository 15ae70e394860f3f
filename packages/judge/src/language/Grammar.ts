/** The rules that follow how a language builds its sentences. One that a language doesn't have yet is `false` there. */
export type Grammar = {
  /** Whether what describes a noun stands before it: the last noun of a phrase is its head, a describing word makes another kind. */
  readonly isHeadLast: boolean
  /** Whether asking clauses and closing lists are read for what each part answers; stated slots are read in any language. */
  readonly hasSlots: boolean
  /** Whether who does what to whom is read of question, part and answer (`turned/`). */
  readonly hasDeeds: boolean
  /** Whether opposites around an answer turn it round: frames, prepositions, describing words and prefixes. */
  readonly hasFrames: boolean
  /** Whether something else bound to the same noun makes another thing of it (`isOtherComplement`). */
  readonly hasComplements: boolean
}
