/** What stands where something was taken out. */
export const strippedMark = '[removed]'

const email =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|[([]at[)\]])\s?[\p{L}\p{N}-]{1,63}(?:(?:\.|\s?[([]dot[)\]]\s?)[\p{L}\p{N}-]{2,63}){1,5}/giu

/** Initials of club and team, chapter, gem letter, number (rule 5), as one word in any case. */
const code = /(?<![\p{L}\p{N}])(?:PLR)?[A-Z0-9]{2,6}[1-9]\d{0,2}[AEJORST](?:[2-9]|[1-9]\d)?(?![\p{L}\p{N}])/giu

/** The same spelt with dashes; a letter must come before the chapter, so that the verses "10-11a" are none. */
const dashedCode =
  /(?<![\p{L}\p{N}])(?=[A-Z0-9\p{Pd}]{0,9}[A-Z]\p{Pd}?\d)[A-Z0-9]{1,3}\p{Pd}?[A-Z0-9]{1,3}\p{Pd}?[1-9]\d{0,2}\p{Pd}?[AEJORST](?:\p{Pd}?(?:[2-9]|[1-9]\d))?(?![\p{L}\p{N}])/giu

/** Behind the prefix the parts may also stand apart. */
const prefixedCode =
  /(?<![\p{L}\p{N}])PLR[\s\p{Pd}]{0,3}[A-Z0-9]{1,3}[\s\p{Pd}]?[A-Z0-9]{1,3}[\s\p{Pd}]?[1-9]\d{0,2}[\s\p{Pd}]?[AEJORST](?:[\s\p{Pd}]?(?:[2-9]|[1-9]\d))?(?![\p{L}\p{N}])/giu

const numberRun = /(?<![\p{L}\p{N}])\+?\(?\p{Nd}+(?:(?:\)[\s\p{Pd}]?|\s\(|[\s\p{Pd}./])\p{Nd}+)*(?![\p{L}\p{N}])/gu

/**
 * Is the run of digit groups a telephone number? 7–20 digits that begin with + or 0 or have a group of three or more:
 * so 555-1234 is one, the chapters "10 11 12 13" and the number 185,000 are not.
 */
function isPhone(run: string): boolean {
  const groups = run.match(/\p{Nd}+/gu) ?? []
  const digits = groups.join('').length
  const isLikely = /^\(?[+0]/.test(run) || groups.some((group) => group.length >= 3)
  return digits >= 7 && digits <= 20 && isLikely
}

/**
 * Takes player codes, e-mail addresses and telephone numbers out of a text that goes to a model (rule 18); each
 * leaves `[removed]`. In doubt it takes out: a decade like "1980s" has a code's form. Verse references, numbers of
 * up to six digits and everything else stay as they are.
 */
export function stripCodes(text: string): string {
  return text
    .replace(email, strippedMark)
    .replace(prefixedCode, strippedMark)
    .replace(code, strippedMark)
    .replace(dashedCode, strippedMark)
    .replace(numberRun, (run) => (isPhone(run) ? strippedMark : run))
}
