import { findByRules } from '@seraph/distress/findByRules'
import { isHeardAlone } from '@seraph/distress/learnt/thresholds'
import { weigh } from '@seraph/distress/learnt/weigh'
import { mergePeople } from '@seraph/distress/mergePeople'
import { readSentences } from '@seraph/distress/readSentences'

import type { Phrase } from './readPhrases.ts'
import { trainWeights } from './trainWeights.ts'

/** A text as weights that never saw its writer weigh it. */
export type Held = { hand: string; phrase: Phrase; words: string[]; logOdds: number; isRuled: boolean }

/**
 * Weighs each hand's phrases by weights that were learnt from all other hands: what another child's words will meet. A phrase that the hand
 * shares with another is not learnt from either. `only`: the hands to hold out; those of whom rules were made tell nothing of rules.
 */
export function crossValidate(
  hands: ReadonlyMap<string, readonly Phrase[]>,
  packTexts: { learnt: readonly string[]; measured: readonly string[] },
  { only, rounds }: { only: readonly string[]; rounds?: number },
): Held[] {
  return only.flatMap((hand) => {
    const own = hands.get(hand) ?? []
    const texts = new Set(own.map(({ text }) => fold(text)))
    const others = [...hands].flatMap(([name, phrases]) =>
      name === hand ? [] : phrases.filter(({ text }) => !texts.has(fold(text))),
    )
    const weights = trainWeights(others, packTexts.learnt, {
      data: '',
      hasKinds: false,
      ...(rounds !== undefined && { rounds }),
    })
    const held = (phrase: Phrase, name: string): Held => {
      const sentences = readSentences(phrase.text)
      const { logOdds } = weigh(
        weights,
        sentences.map((words) => ({ words, merged: mergePeople(words) })),
      )
      return { hand: name, phrase, words: sentences.flat(), logOdds, isRuled: findByRules(sentences) !== undefined }
    }
    return [
      ...own.map((phrase) => held(phrase, hand)),
      ...packTexts.measured.map((text) => held({ text, lang: 'en', distress: null }, 'pack')),
    ]
  })
}

const fold = (text: string): string => readSentences(text).flat().join(' ')

/** The shares of what is in need and heard, and of what isn't and is heard all the same. */
export function sharesAt(
  held: readonly Held[],
  { alone, withRule }: { alone: number; withRule: number },
): { recall: number; alarms: number } {
  const isHeard = ({ words, logOdds, isRuled }: Held): boolean =>
    isRuled ? logOdds > withRule : isHeardAlone(words, logOdds, { alone, withRule })
  const share = (rows: readonly Held[]): number => rows.filter(isHeard).length / Math.max(1, rows.length)
  return {
    recall: share(held.filter(({ phrase }) => phrase.distress !== null)),
    alarms: share(held.filter(({ phrase }) => phrase.distress === null)),
  }
}
