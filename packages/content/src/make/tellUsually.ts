import type { PackWording } from '../pack/packWording.ts'
import { replaceWords } from '../replaceWords.ts'

/**
 * A text of the pack in the event's usual wording (rule 172): the first usual words in the
 * place of each of the edition's that it holds, the longest first. Undefined where it holds none.
 */
export function tellUsually(
  text: string,
  wordings: readonly Pick<PackWording, 'edition' | 'usual'>[],
): string | undefined {
  const longestFirst = wordings.toSorted((a, b) => b.edition.length - a.edition.length)
  const told = longestFirst.reduce(
    (held, { edition, usual }) => replaceWords(held, edition, usual[0] ?? edition) ?? held,
    text,
  )
  return told === text ? undefined : told
}
