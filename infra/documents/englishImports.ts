import { posix } from 'node:path'

const imported = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g
const folder = 'language/english/'

/** What of English may be imported anywhere: its value, and how its texts are cut into words, which functions have for their default. */
const values = new Set([`${folder}english.ts`, `${folder}englishWords.ts`])

/** Where English is meant whatever language is judged: what a child reads, a model's verdicts, what speaks to the judge. */
const alwaysEnglish = [
  /^say\//,
  /^count\/(?:scoreVerdicts|isClass)\.ts$/,
  /^language\/spanish\/cleanSpanish\.ts$/,
  /\.test\.ts$/,
]

/** The rules of who does what to whom are English, and `grammar.hasDeeds` switches them where a stage calls them. */
const switched = new Map([
  [
    'judge.ts',
    [
      'deeds/findTurned.ts',
      'judgeNone.ts',
      'quoted/readQuoted.ts',
      'quoted/saysOwnDenial.ts',
      'things/findOtherThings.ts',
      'turns/findSaidOtherwise.ts',
      'turns/saysBackInOrder.ts',
      'verse/findAgainstVerse.ts',
    ].map((file) => `${folder}${file}`),
  ],
  [
    'match/readPart.ts',
    ['clauses/partsAffirmed.ts', 'clauses/partsNotSo.ts', 'deeds/deedsOf.ts'].map((file) => `${folder}${file}`),
  ],
  ['assign/findDenialCrossed.ts', [`${folder}clauses/clausesAsked.ts`]],
  [
    'count/findSurplus.ts',
    [
      'deeds/isClauseBeside.ts',
      'turns/isDeedTooMany.ts',
      'turns/findGuesses.ts',
      'turns/isOneBeside.ts',
      'turns/isLedUpTo.ts',
      'turns/isOneMore.ts',
      'turns/isTold.ts',
      'turns/saidInTurn.ts',
    ].map((file) => `${folder}${file}`),
  ],
])

/**
 * The imports of English words and rules by what should ask the `Language` value for them, as `file imports file`. `sources`: each file's
 * text by its path in the `src` of the judge.
 */
export function englishImports(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (path.startsWith(folder) || alwaysEnglish.some((own) => own.test(path))) return []
    return [...text.matchAll(imported)].flatMap(([, specifier = '']) => {
      const target = posix.join(posix.dirname(path), specifier)
      const isAllowed =
        !target.startsWith(folder) || values.has(target) || switched.get(path)?.includes(target) === true
      return isAllowed ? [] : [`${path} imports ${target}`]
    })
  })
}
