import { plainNumbers } from './numbers/plainNumbers.ts'

/** "Gods voice": God's, where no plural stands before it. */
const godsOwn =
  /(?<!\b(?:the|other|their|his|her|our|your|foreign|false|fake|these|those|all|no|many|two|of|strange|any) )\b(god|yahweh)s(?= (?!the\b|a\b|of\b|and\b|or\b|in\b|that\b|who\b|which\b|before\b|are\b|were\b|but\b|is\b|as\b|from\b|to\b|with\b|made\b|by\b|on\b)\p{L})/giu

/** "Faithful and just", "a just man": no adverb there. */
const upright =
  /(?<=\b(?:and|or|an?|the|that) )just(?= (?:man|men|person|people|ones?)\b)|(?<=\b\p{L}+ and )just(?=\s*(?:$|[.;!?)]))|\bjust(?= and (?:holy|faithful|true|upright|merciful)\b)/giu

/** One apostrophe, numbers in full and without commas, no verse's numbers, initials run together, "no one" as one word. */
export function plainEnglish(text: string): string {
  return plainNumbers(text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1'))
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\bno[ -]one\b/gi, 'nobody')
    .replace(/\b(?:wun|(too|tu))(?= (?:hundred|thousand|thousend)\b)/gi, (_all, two?: string) =>
      two === undefined ? 'one' : 'two',
    )
    .replace(/\bnothin[g']? (?:but|except|other than|besides)\b/gi, 'only')
    .replace(upright, 'righteous')
    .replace(/\btwain\b/gi, 'two')
    .replace(/\ba single (?=\p{L})(?!one\b)/giu, 'one ')
    .replace(/\bone at a time\b/gi, 'one by one')
    .replace(/\b(?:but |and )?(?:nobody|nothing) else\b/gi, ' ')
    .replace(godsOwn, "$1's")
    .replace(/(?<![\p{L}\p{N}])(?:(\p{Lu})\.\s?(?=\p{Lu}\b)|(\p{Ll})\.(?=\p{Ll}\b))/gu, '$1$2')
}
