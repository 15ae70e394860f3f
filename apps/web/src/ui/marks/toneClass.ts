/** The text colour of a tone; what is told by it is always told in words or figures too. */
export const toneClass = { good: 'text-good', fair: 'text-fair', bad: 'text-bad' } as const
