import { voicesKnow } from './voiceAliases.ts'

/** What a voice reads of a respelling such as "ee-lye-uh-KIM (like him)": its capitals would be spelled out, its remarks be read. */
const sounds = (sayAloud: string): string => sayAloud.replaceAll(/\s*\([^)]*\)/g, '').toLowerCase()

/**
 * A question as a voice is to read it: each name of `names` in the way in which the glossary says it, longer names first, and a word where
 * a blank is. Names that voices know stay as they are.
 */
export function spokenText(text: string, names: Readonly<Record<string, string>>): string {
  const said = new Map(Object.entries(names).filter(([name]) => !voicesKnow.has(name)))
  const sorted = [...said.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const withBlanks = text.replaceAll(/_{2,}/g, ' blank ')
  if (sorted.length === 0) return withBlanks
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sorted.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return withBlanks.replaceAll(anyName, (name) => sounds(said.get(name) ?? name))
}
