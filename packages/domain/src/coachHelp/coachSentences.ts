/** The replies that are always the same; `season` is its title. */
export const coachSentences = {
  asksForAnswer:
    'I can’t answer quiz questions directly. Ask me what a verse or a word means, and you can find the answer yourself.',
  distress:
    'Thank you for telling me. What you feel matters, and you don’t have to carry it alone. I am only a program, so please talk to a grown-up you trust now: a parent, your coach, a teacher or your pastor. If you are in danger, call your local emergency number.',
  personal:
    'Please keep names, addresses, phone numbers and codes to yourself: they are yours alone. If something worries you, talk to a grown-up you trust. You can ask me again without them.',
  notFound: (season: string): string =>
    `I could not find that in ${season}. I only know that text: name a verse or use a word from it, and I will look again.`,
  notAbout: (season: string): string => `I can only help with ${season}. Ask me about one of its verses or words.`,
  fromVerses: 'This reply comes from the text itself, not from an AI model.',
} as const
