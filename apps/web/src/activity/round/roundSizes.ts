/** How many questions a round may have, as an address and as people say it (rule 197). */
export const roundSizes = [
  ['all', 'All'],
  ['5', '5'],
  ['10', '10'],
  ['20', '20'],
] as const
