/** A tone: its pitch in hertz, when it begins and how long it lasts, in milliseconds. */
type Tone = { hertz: number; atMs: number; forMs: number }

/** What is heard of a round (rule 213): a part given, a question whole, the round's end or something reached. */
export type SoundName = 'part' | 'whole' | 'reached'

/** The tones of each sound; none is longer than .3 s in all. */
export const tonesOf: Readonly<Record<SoundName, readonly Tone[]>> = {
  part: [{ hertz: 659, atMs: 0, forMs: 90 }],
  whole: [
    { hertz: 659, atMs: 0, forMs: 90 },
    { hertz: 988, atMs: 90, forMs: 90 },
  ],
  reached: [
    { hertz: 494, atMs: 0, forMs: 100 },
    { hertz: 659, atMs: 100, forMs: 100 },
    { hertz: 988, atMs: 200, forMs: 100 },
  ],
}

/** The sound of a mark: all of it given, some of it, or nothing, which is silent (rule 213). */
export function soundOfMark({ score, maxScore }: { score: number; maxScore: number }): SoundName | undefined {
  if (score <= 0) return undefined
  return score >= maxScore ? 'whole' : 'part'
}
