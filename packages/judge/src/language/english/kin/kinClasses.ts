import type { Token } from '../../../read/tokenize.ts'

/** How one is kin to another, whether man or woman. */
export type KinClass = 'child' | 'parent' | 'sibling' | 'spouse'

const classes: ReadonlyMap<string, KinClass> = new Map(
  Object.entries({
    child: 'son sons daughter daughters child children',
    parent: 'father mother parent parents',
    sibling: 'brother brothers sister sisters',
    spouse: 'wife husband',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as KinClass] as const)),
)
/** Who somebody is to another, who is not that other. */
export const relations: ReadonlySet<string> = new Set(
  `son sons daughter daughters father mother brother brothers sister sisters wife wives husband uncle aunt cousin grandfather grandmother
  friend friends enemy enemies servant servants slave slaves doctor doctors neighbor neighbors queen widow`.split(
    /\s+/,
  ),
)
const asking = new Set('whom what which'.split(' '))

/** The kind of kinship that a word names; undefined of another word. */
export function kinClassOf(word: string): KinClass | undefined {
  return classes.get(word)
}

/** As whose kin a question tells somebody whose other it asks for: "whose son was Pekah", "of which two men was he the father". */
export function ownerClasses(asked: readonly Token[]): ReadonlySet<KinClass> {
  return new Set(
    asked.flatMap(({ word, index }): readonly KinClass[] => {
      const kind = classes.get(word)
      if (kind === undefined) return []
      const [before, after] = [asked.slice(0, index), asked[index + 1]]
      const isWhose = before.slice(-2).some((token) => token.word === 'whose')
      // Between "of whom" and the kinship no other clause begins.
      const of = before.findLastIndex((token) => asking.has(token.word) && asked[token.index - 1]?.word === 'of')
      const isOfWhom = of >= 0 && before.slice(of + 1).every(({ gap }) => !/[,;:]/.test(gap)) && after?.word !== 'of'
      const isSonOfWhat = after?.word === 'of' && asking.has(asked[index + 2]?.word ?? '')
      return isWhose || isOfWhom || isSonOfWhat ? [kind] : []
    }),
  )
}
