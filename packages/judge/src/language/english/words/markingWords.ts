/**
 * Words of somebody who speaks of the marking. An answer with one of them that neither the question nor its parts have may be marked
 * down by a model, never up: what was cut out of an answer as addressed to its judge is not all that can talk a model into points.
 */
export const markingWords: ReadonlySet<string> = new Set(
  `accept accepted admin ai allow answer answers assistant award bot check checked checking coach complete correct count counted
  credit deserve developer evaluate examiner expect expected expects fair gimme give given grade grader grading ignore include included index instruction
  instructions json judge kind list listed llm mark marked marker marking marks missing model names obey override part parts pass
  perfect please point points pretend prompt quote quoted quotes reply rubric rule rules score scored skip system teacher test todo treat
  valid verdict verdicts`.split(/\s+/),
)

/** Words that point at an answer without giving it: no part rests on them alone. */
export const pointingWords: ReadonlySet<string> = new Set(
  `anything else everybody everyone everything exactly first knew know known last others remaining rest said say says second something
  stuff sure tell thing things third try trying two whatever whole`.split(/\s+/),
)
