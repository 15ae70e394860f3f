/** When the marks of a rehearsal are told, as it is chosen. */
export const marksChoices = [
  { value: 'at_once', label: 'After each question' },
  { value: 'after_block', label: 'After each block' },
] as const
