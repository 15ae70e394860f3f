/** What Ask Seraph says where it can’t answer (rule 33). */
export const askTexts = {
  slow: 'The coach is taking longer than usual to respond. Please try a shorter question or try again in a moment.',
  failed: 'I’m having trouble connecting right now. Please try again in a moment!',
  offline: 'You are offline. You can ask as soon as you are connected again.',
} as const
