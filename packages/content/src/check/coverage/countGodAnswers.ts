import type { Pack } from '../../pack/readPack.ts'

const name = String.raw`(?:God|Lord|LORD|GOD|Yahweh|Father|Almighty|Holy One|Most High)`

/** Nothing but God by a name or a title. */
const isGod = new RegExp(
  `^(?:the )?${name}(?:,? (?:the |your |our |my |his )?(?:${name}|of Armies|of Hosts|of Israel|of Jacob))*$`,
)

/** How many questions of one point there are, and which of them have God as their answer: a child would learn to guess it. */
export type GodAnswers = { asked: number; ids: string[] }

/** Counts the one-point questions of one written part whose answer is God by name. */
export function countGodAnswers(pack: Pack): GodAnswers {
  const asked = pack.questions.filter(({ question }) => question.points === 1)
  const ids = asked.flatMap(({ question }) =>
    'parts' in question && question.parts.length === 1 && isGod.test(question.parts[0]?.text ?? '') ? question.id : [],
  )
  return { asked: asked.length, ids }
}
