/** Names of God, which name no one among others. */
export const divineNames: ReadonlySet<string> = new Set('god lord yahweh jehovah yah jah almighty'.split(' '))
/** What a place's name ends in: not a part of it that must be said. */
export const placeNouns: ReadonlySet<string> = new Set(
  'ocean sea river lake mountain mountains hill valley desert island islands city town street road county state states country empire kingdom church school college university museum war harbor bay gulf strait canal park bridge airport'.split(
    ' ',
  ),
)
/** Words that only lead to what was said. */
export const sayings: ReadonlySet<string> = new Set('say says said saying called named name'.split(' '))
/** Nouns that carry what follows "of" ("freedom of speech"). */
export const carriers: ReadonlySet<string> = new Set(
  'freedom right kind sort type group act process form feeling sense lot grain piece pair bunch multitude herd flock band company pack wearing girding dressing pieces'.split(
    ' ',
  ),
)
/** Verbs that tell nothing without the words that the question says too ("take hold"). */
export const lightVerbs: ReadonlySet<string> = new Set(
  'make take go come give bring put set do be get have let'.split(' '),
)
/** Words that only say how a deed is done. */
export const manners: ReadonlySet<string> = new Set(
  'together altogether completely utterly greatly quickly surely truly'.split(' '),
)
/** Words that belong to the verb before them where a noun follows. */
export const particles: ReadonlySet<string> = new Set('out off up down away'.split(' '))
/** Words that a noun begins with. */
export const determiners: ReadonlySet<string> = new Set('the its his her their my your our a an'.split(' '))
/** Nouns that carry nothing beside the word that describes them. */
export const vagueNouns: ReadonlySet<string> = new Set(
  'thing things person persons people place places reason reasons issue issues problem problems'.split(' '),
)
/** What "how" asks a number with. */
export const measures: ReadonlySet<string> = new Set(
  'many much long old far often tall high big large wide deep'.split(' '),
)
/** Nouns for somebody that are no verbs, though what describes him stands before ("the blind man"). */
export const personNouns: ReadonlySet<string> = new Set(
  `man men woman women spirit spirits people widow widows disciple disciples ruler rulers priest priests prophet prophets child children
  servant servants girl boy one ones animal animals`.split(/\s+/),
)
