import { stripCodes } from '@seraph/domain/codes/stripCodes'
import { cleanResponse } from '@seraph/judge/clean/cleanResponse'

/** What a child tells of itself that nobody here needs. */
const personal: readonly RegExp[] = [
  /\bmy (?:full |real |last |first )?name(?:'s| is)\b/,
  /\bmy (?:home |street |e-?mail )?address(?: is|:)|\bi live (?:at|on|in) \S|\bour address is\b/,
  /\bmy (?:phone|cell|mobile|telephone|number|whats ?app|snap ?chat|insta(?:gram)?|tik ?tok|discord|e-?mail|password|birthday|school|plr|player code|code)(?: number| code| name)?(?: is|'s|:)/,
  /\bi (?:go to|attend) \w+(?: \w+){0,3} (?:school|academy|church)\b/,
  /\bi(?:'m| am|m) (?:\d{1,2}|ten|eleven|twelve|thirteen|fourteen|fifteen) years? old\b|\bi was born (?:on|in)\b/,
  /\b(?:call|text|e-?mail|write|message|add|follow) me (?:at|on|under)\b/,
]

/** Whether a text tells personal data (rule 33): it gets a fixed reply and no model. In doubt it does. Takes up to 500 characters. */
export function tellsPersonal(text: string): boolean {
  const cleaned = cleanResponse(text).text.replaceAll(/[’‘]/g, "'")
  const said = cleaned.toLowerCase().replaceAll(/\s+/g, ' ')
  return stripCodes(cleaned) !== cleaned || personal.some((pattern) => pattern.test(said))
}
