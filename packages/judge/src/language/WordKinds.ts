/** The words of a language that rules ask for by their kind; a rule whose kind is empty says nothing. */
export type WordKinds = {
  /** Words that carry no evidence of their own, one of which may yet be a word of another kind where it stands ("ill"). */
  readonly stopWords: ReadonlySet<string>
  /** Words people put around an answer; they neither earn nor cost anything. */
  readonly fillers: ReadonlySet<string>
  /** Words of somebody who speaks of the marking. */
  readonly marking: ReadonlySet<string>
  /** Words that deny what follows. */
  readonly negators: ReadonlySet<string>
  /** Those of them that only describe ("without"). */
  readonly lacking: ReadonlySet<string>
  /** Those of them that are a noun too ("nobody"). */
  readonly denyingNouns: ReadonlySet<string>
  /** Those of them that are a wording by themselves ("never"). */
  readonly standaloneDenials: ReadonlySet<string>
  /** Verbs that make a response a sentence. */
  readonly auxiliaries: ReadonlySet<string>
  /** Words before which a noun phrase ends: prepositions and relatives. */
  readonly phraseBreaks: ReadonlySet<string>
  /** Little words that say how much or how often. */
  readonly amounts: ReadonlySet<string>
  /** Words that begin a contrary clause ("but"). */
  readonly adversatives: ReadonlySet<string>
  /** Words that leave out what follows, or begin what is contrary. */
  readonly excepting: ReadonlySet<string>
  /** Words that say that a noun is one of several ("a"). */
  readonly articles: ReadonlySet<string>
  /** The article of what is known ("the"). */
  readonly definite: ReadonlySet<string>
  /** Words that a noun begins with. */
  readonly determiners: ReadonlySet<string>
  /** Little words that add nothing to a synonym's one telling word ("be glad"). */
  readonly bare: ReadonlySet<string>
  /** Names of God, which name no one among others. */
  readonly divineNames: ReadonlySet<string>
  /** What a place's name ends in or begins with. */
  readonly placeNouns: ReadonlySet<string>
  /** Words that only lead to what was said. */
  readonly sayings: ReadonlySet<string>
  /** Nouns that carry what follows "of". */
  readonly carriers: ReadonlySet<string>
  /** Verbs that tell nothing without the words that the question says too. */
  readonly lightVerbs: ReadonlySet<string>
  /** Words that only say how a deed is done. */
  readonly manners: ReadonlySet<string>
  /** Words that belong to the verb before them where a noun follows. */
  readonly particles: ReadonlySet<string>
  /** Nouns that carry nothing beside the word that describes them. */
  readonly vagueNouns: ReadonlySet<string>
  /** Heads that say too little by themselves. */
  readonly generalNouns: ReadonlySet<string>
  /** Nouns that the name after "of" says by itself. */
  readonly ownNouns: ReadonlySet<string>
  /** Nouns that say who somebody or what a place is. */
  readonly roles: ReadonlySet<string>
  /** Everyday words: none of them is a name. */
  readonly common: ReadonlySet<string>
  /** Words of a question that say what to do rather than what about. */
  readonly citing: ReadonlySet<string>
}
