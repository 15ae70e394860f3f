import type { Fault } from './fault.ts'
import type { Pack } from '../pack/readPack.ts'

/** A person by a pronoun. */
const pronoun = /\b(?:he|she|they|him|her|them|his|their)\b/

/**
 * Somebody or something that a pronoun may stand for: an article, or a word
 * that points, counts or asks. "To which place" is asked in passing.
 */
const referring = new RegExp(
  [
    String.raw`\b(?:the|an?|this|that|these|those|every|each|any|some|no|another|both|ones?|others?|nobody|people|men|women|children)\b`,
    String.raw`\b(?:who|whom|whose|whoever|(?:some|any|every)(?:one|body))\b`,
    String.raw`(?<!\bhow )\bmany\b`,
    String.raw`(?<!\b(?:to|into|in|at|of|on|from|by|with|through|for) )\bwhich\b`,
  ].join('|'),
  'i',
)

/** Things that are asked for by the pronoun's own clause: "how many baskets did they …" */
const asked = /\b(?:how many|what|which) \p{L}+s \p{L}+ $/iu

/** What may be several people: "husbands", and the verbs that look like that. */
const plural = /\b(?!does\b)\p{Ll}{3,}s\b/u

/**
 * Questions that speak of a person by a pronoun with nobody before it who
 * could be meant ("What did they break?", "Where are we as he is?"). "What
 * will he find who seeks?" tells it afterwards.
 */
export function findLooseQuestions(pack: Pack): Fault[] {
  const books = pack.season.books.map(({ name }) => name).join('|')
  const citation = new RegExp(String.raw`(?:${books}) \d+:\d+(?:-\d+)?`, 'g')
  return pack.questions.flatMap(({ question, file }) => {
    const words = question.question
      .replace(citation, '')
      .replace(/[“"][^”"]*[”"]/g, '')
      .replace(/^True or false\W*/, '')
    const found = pronoun.exec(words)
    if (found === null || isNamed(words.slice(0, found.index)) || /(?<!,| and) whom?\b/.test(words.slice(found.index)))
      return []
    return [{ where: `${file} ${question.id}`, what: `"${found[0]}" is nobody whom the question names` }]
  })
}

/** Whether a pronoun after these words can stand for one of them; the first one's capital says nothing. */
function isNamed(before: string): boolean {
  const later = before.trimStart().replace(/^\S+/, '')
  return referring.test(before) || /\p{Lu}/u.test(later) || plural.test(later.replace(asked, ''))
}
