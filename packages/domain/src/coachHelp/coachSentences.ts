/** The replies that are always the same; `season` is its title. */
export const coachSentences = {
  asksForAnswer:
    'I can’t answer quiz questions directly. Ask me what a verse or a word means, and you can find the answer yourself.',
  distress: (helpLine: string | undefined): string =>
    [
      'Thank you for telling me. What you feel matters, it is not your fault, and you don’t have to carry it alone.',
      'I am only a program, so please tell a grown-up you trust today: someone in your family, your coach, a teacher or your pastor. If it is about a friend, tell a grown-up for your friend.',
      ...(helpLine === undefined ? [] : [helpLine]),
      'If you or somebody else is in danger, call your local emergency number now.',
    ].join('\n'),
  personal:
    'Please keep names, addresses, phone numbers and codes to yourself: they are yours alone. If something worries you, talk to a grown-up you trust. You can ask me again without them.',
  notFound: (season: string): string =>
    `I have found nothing about that in ${season}. Name a verse, or use a word from the text, and I will look again.`,
  notInSeason: (place: string, season: string): string =>
    `${place} is not part of ${season}, the only text that I know.`,
  notShown: (place: string): string => `I may not show ${place} here. Look it up in your Bible.`,
  shown: {
    named: 'This is what you asked for:',
    term: 'It stands here:',
    words: 'I looked for your words in the text. These verses come closest:',
  },
  notAbout: (season: string): string => `I can only help with ${season}. Ask me about one of its verses or words.`,
  fromText: 'This reply comes from the text itself, not from an AI model.',
} as const
