import { stripCodes } from '../codes/stripCodes.ts'
import { cleanResponse } from '../judging/cleanResponse.ts'

const family = String.raw`(?:dad|father|mom|mum|mother|stepdad|stepmom|stepfather|stepmother|parents?|brother|sister|uncle|aunt|grandpa|grandma|cousin|coach|teacher|pastor|boyfriend|girlfriend|neighbou?r|someone|somebody|he|she|they|a man|an adult)`

/** What a child in trouble may write; about oneself, so that the book's own killings and woes are none. */
const distress: readonly RegExp[] = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hate|hating|starve|starving|drown|hang|poison)(?: to)? (?:my ?self|me)\b/,
  /\b(?:i|i'm|im|i am|to|just)(?: really| just| only)? (?:want|wanna|wanting|wish|going)(?: to| i could| i was| i were)? (?:die|be dead|dead|disappear|end it|end my life|not (?:be|live|exist)|never wake up)\b/,
  /\b(?:don'?t|do not|no longer) (?:want|wanna|wish)(?: to)? (?:live|be alive|exist|go on|be here any ?more)\b/,
  /\bsuicid\w*|\bself[- ]?harm\w*|\bend my life\b|\btake my (?:own )?life\b|\boverdos\w*/,
  /\b(?:no|not any|any) (?:reason|point)s? (?:to live|in living|to go on)\b|\bbetter off (?:dead|without me)\b/,
  /\b(?:nobody|no ?one|no body) (?:loves|likes|cares about|wants|would miss|believes) me\b|\bi(?:'m| am|m) (?:all alone|worthless|so lonely|depressed)\b/,
  new RegExp(
    String.raw`\b${family} (?:\w+ ){0,2}?(?:hits?|beats?|hurts?|hurting|hitting|beating|touch(?:es|ed|ing)?|abus(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed)|threaten(?:s|ed|ing)?|bull(?:y|ies|ied|ying)|chok(?:es|ed)|kicks?|slaps?) (?:\w+ )?me\b`,
  ),
  /\b(?:i(?:'m| am|m|'ve been| have been| was| get| got| keep getting)|being) (?:\w+ )?(?:bullied|abused|molested|raped|beaten|touched|hit|threatened|starved)\b/,
  /\b(?:scared|afraid|frightened|terrified) (?:of (?:my|him|her)|at home|to go home|to go to school)\b/,
  /\b(?:i want to|i will|i'm going to|im going to|i am going to|should i|can i|how do i) run away from home\b/,
  /\b(?:i(?:'m| am|m) (?:so )?(?:in danger|not safe|unsafe|pregnant))\b|\bcut my (?:wrists?|arms?|skin)\b|\bhelp me (?:please )?(?:i(?:'m| am|m) in|he|she|they)\b/,
]

const personal: readonly RegExp[] = [
  /\bmy (?:full |real |last |first )?name(?:'s| is)\b/,
  /\bmy (?:home |street |e-?mail )?address(?: is|:)|\bi live (?:at|on|in) \S|\bour address is\b/,
  /\bmy (?:phone|cell|mobile|telephone|number|whats ?app|snap ?chat|insta(?:gram)?|tik ?tok|discord|e-?mail|password|birthday|school|plr|player code|code)(?: number| code| name)?(?: is|'s|:)/,
  /\bi (?:go to|attend) \w+(?: \w+){0,3} (?:school|academy|church)\b/,
  /\bi(?:'m| am|m) (?:\d{1,2}|ten|eleven|twelve|thirteen|fourteen|fifteen) years? old\b|\bi was born (?:on|in)\b/,
  /\b(?:call|text|e-?mail|write|message|add|follow) me (?:at|on|under)\b/,
]

/**
 * Whether a child in distress writes, or tells personal data (ruling 33): both get a fixed reply and no model. In doubt it finds
 * one: a kind reply too many does no harm.
 */
export function findConcern(text: string): 'distress' | 'personal' | undefined {
  const cleaned = cleanResponse(text).text.replaceAll(/[’‘]/g, "'")
  const said = cleaned.toLowerCase().replaceAll(/\s+/g, ' ')
  if (distress.some((pattern) => pattern.test(said))) return 'distress'
  if (stripCodes(cleaned) !== cleaned || personal.some((pattern) => pattern.test(said))) return 'personal'
  return undefined
}
