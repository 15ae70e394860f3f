import { cutAddress } from '../english/clean/cutAddress.ts'

const request =
  /\b(?:por favor |profe |juez )*(?:(?:dame|ponme|deme|pongame|regalame)\b.{0,40}\b(?:puntos?|nota|credito)|(?:califica|marca|considera|acepta|cuenta)\w{0,5}\b.{0,40}\b(?:correct[ao]s?|bien|buena|puntos?)|ignora\w{0,5}\b.{0,40}\b(?:instrucciones|reglas|anterior|pregunta)|(?:mi|esta|la) respuesta (?:es|esta) (?:correcta|perfecta|bien))\b[^.!?;\n]*[.!?;]?/gi

/** A cleaned Spanish response without what is addressed to its judge, in English or in Spanish. */
export function cutSpanishAddress(
  text: string,
  isQuoted: (request: string) => boolean,
): { text: string; isCut: boolean } {
  const cut = cutAddress(text, isQuoted)
  const kept = cut.text.replace(request, (found) => (isQuoted(found) ? found : '\n')).trim()
  return { text: kept, isCut: cut.isCut || kept !== cut.text }
}

const ignorance =
  /\b(?:yo )?(?:no (?:lo |la )?se(?=\s*(?:$|[^\p{L}\s])|\s+(?:pero|la respuesta|profe|bien)\b)|no (?:me acuerdo|recuerdo|entiendo|tengo (?:ni )?idea)|ni idea|se me olvido|paso(?=\s*$))/giu
const leftovers = /^(?:lo|la|eso|esta|respuesta|perdon|de|profe|maestra|maestro|bien|muy|ja|[^\p{L}\p{N}])*$/iu

/** What a Spanish response says besides "no sé"; `isIgnorant` when it says nothing else. */
export function readSpanishIgnorance(text: string): { text: string; isIgnorant: boolean } {
  const rest = text.replace(ignorance, ' ')
  if (rest === text) return { text, isIgnorant: false }
  return { text: rest, isIgnorant: rest.split(/\s+/).every((word) => leftovers.test(word)) }
}

const takesBack =
  /[ ,.;]*\b(?:no,? (?:espera|perdon|digo)|espera,? no|perdon|digo|quiero decir|quise decir|mejor dicho|me equivoque|corrijo)\b[ ,.:;]*(?:es |fue |era )?/i
const itemBreak = /[,;.!?\n]+|\by\b|\be\b/i

/** A Spanish response as its writer last meant it: what follows "no, espera", "digo", "perdón" takes the place of the item before it. */
export function applySpanishCorrections(text: string): { text: string; isCorrected: boolean } {
  const found = takesBack.exec(text)
  if (found === null) return { text, isCorrected: false }
  const before = text
    .slice(0, found.index)
    .split(itemBreak)
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
  const after = text.slice(found.index + found[0].length)
  const isSaid = /[\p{L}\p{N}]/u.test(after)
  if (!isSaid || before.length === 0) return { text: isSaid ? after : text.slice(0, found.index), isCorrected: false }
  return { text: applySpanishCorrections([...before.slice(0, -1), after].join(', ')).text, isCorrected: true }
}
